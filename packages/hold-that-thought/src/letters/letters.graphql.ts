import { listQuery, live, mutationFields, noInput, query } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { approvedMember, type FamilyContext } from '../context.ts'
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
import { type LetterChange, LETTERS_TOPIC, letterTopic } from './letter-live.ts'
import { letterOfDay, LetterOfDayInput, OTHERS_MAX } from './letter-of-day.ts'
import { letterView } from './letter-views.ts'
import { letterById } from './letter.patterns.ts'
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

const admit = async (context: FamilyContext) => void (await approvedMember(context))

/** As it is when it is told: what was deleted meanwhile is not shown to anybody. */
async function shownChange(context: FamilyContext, { kind, letterId, cause }: LetterChange) {
  const letter = await letterById(context, { letterId })
  const isThere = letter !== undefined && letter.deletedAt === undefined
  return {
    kind,
    letterId,
    letter: isThere ? letterView(letter) : null,
    requestId: ownRequest(cause, signedIn(context).userId),
  }
}

/** Whoever is a member may listen for any id: so nobody learns by it which there are. */
const letterChanged = live({
  input: LetterInput,
  admit,
  events: (context, { letterId }) => context.bus.subscribe<LetterChange>(letterTopic(letterId)),
  show: (context, _, event) => shownChange(context, event),
})

const lettersChanged = live({
  input: noInput,
  admit,
  events: (context) => context.bus.subscribe<LetterChange>(LETTERS_TOPIC),
  show: (context, _, event) => shownChange(context, event),
})

const resolvers = {
  Query: {
    letter: query(LetterInput, find.letter),
    letters: listQuery(find.LettersInput, find.letters),
    letterDecades: (_, __, context) => find.letterDecades(context),
    lettersOfPerson: listQuery(find.LettersOfPersonInput, find.lettersOfPerson),
    lettersOnThisDay: listQuery(find.DayInput, find.lettersOnThisDay),
    letterOfDay: query(LetterOfDayInput, letterOfDay),
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
  Subscription: { letterChanged, lettersChanged },
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
    'LetterOfDay.others': OTHERS_MAX,
    'LetterConflict.overlaps': OVERLAPS_MAX,
    'LetterComparison.fields': FIELDS_MAX,
    'LetterComparison.lines': LINES_MAX,
  },
}
