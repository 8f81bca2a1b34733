/* An engine in C that needs no library: it answers by lot.
 *
 * cc -O2 -o dice examples/engines/dice.c
 * baumeister arena kheops --bots exec:./dice,random
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char MARK[] = "{\"answer\":\"";

/* The next answer in a line, and where it ends; NULL if there is none. Answers have no quotes. */
static const char *next_answer(const char *from, size_t *length)
{
    const char *found = strstr(from, MARK);
    if (found == NULL)
        return NULL;
    found += sizeof MARK - 1;
    *length = strcspn(found, "\"");
    return found;
}

/* Each of the answers is as likely as the others, however many there are. */
static void answer_by_lot(const char *line)
{
    const char *chosen = NULL, *found;
    size_t chosen_length = 0, length = 0;
    int met = 0;
    for (found = next_answer(line, &length); found != NULL;
         found = next_answer(found + length, &length)) {
        if (rand() % ++met == 0) {
            chosen = found;
            chosen_length = length;
        }
    }
    if (chosen != NULL)
        printf("answer %.*s\n", (int)chosen_length, chosen);
}

/* A whole line, however long; NULL at the end. */
static char *read_line(void)
{
    static char *line = NULL;
    static size_t room = 0;
    size_t used = 0;
    int c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (used + 1 >= room) {
            room = room ? 2 * room : 4096;
            line = realloc(line, room);
            if (line == NULL)
                exit(1);
        }
        line[used++] = (char)c;
    }
    if (c == EOF || line == NULL)
        return NULL;
    line[used] = '\0';
    return line;
}

int main(void)
{
    char *line;
    srand((unsigned)time(NULL));
    setvbuf(stdout, NULL, _IOLBF, 0); /* every line goes out at once */
    while ((line = read_line()) != NULL) {
        if (strncmp(line, "hello ", 6) == 0)
            printf("name Dice\nready\n");
        else if (strncmp(line, "ask ", 4) == 0)
            answer_by_lot(line);
        else if (strcmp(line, "quit") == 0)
            break;
    }
    return 0;
}
