import { loadWords } from '../i18n/language.ts'
import { goalsWords } from './goals/words/index.ts'
import { questsWords } from './quests/words/index.ts'

/** What the next pages say, while somebody looks at the first one. */
void loadWords(goalsWords, questsWords)
