import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import type { LettersResolvers } from '../generated/schema.ts'
import { peopleIn } from '../people/people.graphql.ts'
import { LINES_MAX } from './compare-texts.ts'
import { OVERLAPS_MAX } from './conflict.ts'
import { createLetter } from './create-letter.ts'
import { deleteLetter } from './delete-letter.ts'
import { editLetter } from './edit-letter.ts'
import * as find from './find-letters.ts'
import {
  CompareInput,
  compareLetterVersions,
  letterVersion,
  letterVersions,
  VersionInput,
} from './find-versions.ts'
import { LetterInput } from './letter-fields.ts'
import { scanUrl } from './letter-files.ts'
import { lettersTypeDefs } from './letters.sdl.ts'
import { restoreLetter } from './restore-letter.ts'
import { revertLetter } from './revert-letter.ts'
import { setLetterScan } from './set-letter-scan.ts'

/** The longest letter, with every character of it escaped by one more. */
const BODY_BYTES_MAX = 700_000
const PEOPLE_MAX = 20
const DECADES_MAX = 60
const YEARS_MAX = 10
const FIELDS_MAX = 20

const resolvers = {
  Query: {
    letter: query(LetterInput, find.letter),
    letters: listQuery(find.LettersInput, find.letters),
    letterDecades: (_, __, context) => find.letterDecades(context),
    lettersOfPerson: listQuery(find.LettersOfPersonInput, find.lettersOfPerson),
    lettersOnThisDay: listQuery(find.DayInput, find.lettersOnThisDay),
    letterVersions: listQuery(LetterInput, letterVersions),
    letterVersion: query(VersionInput, letterVersion),
    compareLetterVersions: query(CompareInput, compareLetterVersions),
    deletedLetters: listQuery(noInput, find.deletedLetters),
  },
  Mutation: mutationFields({
    createLetter,
    editLetter,
    revertLetter,
    setLetterScan,
    deleteLetter,
    restoreLetter,
  }),
  Letter: {
    scanUrl: ({ id, fileKey }, _, context) => scanUrl(context, { letterId: id, fileKey }),
    from: ({ fromIds }, _, context) => peopleIn(context, fromIds),
    to: ({ toIds }, _, context) => peopleIn(context, toIds),
    about: ({ aboutIds }, _, context) => peopleIn(context, aboutIds),
    previous: (letter, _, context) => find.neighbourOf(context, letter, 'previous'),
    next: (letter, _, context) => find.neighbourOf(context, letter, 'next'),
  },
  LetterVersion: { scanUrl: (version, _, context) => scanUrl(context, version) },
} satisfies LettersResolvers

export const lettersModule = {
  name: 'letters',
  typeDefs: lettersTypeDefs,
  resolvers,
  bodyBytesMax: BODY_BYTES_MAX,
  pageSizeMax: {
    'Letter.from': PEOPLE_MAX,
    'Letter.to': PEOPLE_MAX,
    'Letter.about': PEOPLE_MAX,
    'Query.letterDecades': DECADES_MAX,
    'LetterDecade.years': YEARS_MAX,
    'LetterConflict.overlaps': OVERLAPS_MAX,
    'LetterComparison.fields': FIELDS_MAX,
    'LetterComparison.lines': LINES_MAX,
  },
}
