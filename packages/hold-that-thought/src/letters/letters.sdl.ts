/** What an edit may change. */
const TEXT = `
    "The sort date: a best guess where dateText says that the day is not known."
    date: String!
    dateText: String
    title: String!
    author: String
    "Markdown."
    content: String!
    description: String
    recipient: String
    place: String
    tags: [String!]!
    "People of the family tree."
    fromIds: [ID!]!
    toIds: [ID!]!
    aboutIds: [ID!]!`

const CHANGES = `
      date: String
      dateText: String
      title: String
      author: String
      content: String
      description: String
      recipient: String
      place: String
      tags: [String!]
      fromIds: [ID!]
      toIds: [ID!]
      aboutIds: [ID!]
      requestId: String`

export const lettersTypeDefs = /* GraphQL */ `
  type Letter {
    "The first date it had, with a suffix where it was not the first of its day. Never changes."
    id: ID!
    ${TEXT}
    from: [Person!]!
    to: [Person!]!
    about: [Person!]!
    "Say it when you edit: it is the text that you have read."
    versionCount: Int!
    "The PDF of the scans: of this server, for you alone, and as long as you may see the letter."
    scanUrl: String
    previous: Letter
    next: Letter
    createdAt: String!
    createdBy: ID
    updatedAt: String!
    updatedBy: ID!
  }
  type LetterPage {
    items: [Letter!]!
    after: String
  }
  "A text that was replaced; its timestamp names it."
  type LetterVersion {
    letterId: ID!
    ${TEXT}
    timestamp: String!
    updatedBy: ID!
    "The scan that it had then."
    scanUrl: String
  }
  type LetterVersionPage {
    items: [LetterVersion!]!
    after: String
  }
  type LetterYear {
    year: Int!
    count: Int!
  }
  type LetterDecade {
    decade: Int!
    count: Int!
    years: [LetterYear!]!
  }
  type LetterOfDay {
    "Whether it was written on this day; else it is one that the day happens to open."
    isOfDay: Boolean!
    "Null while there is none at all."
    letter: Letter
    "Of the same day, in later years."
    others: [Letter!]!
  }
  type LetterText {
    ${TEXT}
  }
  "Both have changed it, in different ways."
  type LetterOverlap {
    field: String!
    yours: String!
    theirs: String!
  }
  "Somebody was faster: theirs is the letter, and nothing of yours is saved."
  type LetterConflict {
    yours: LetterText!
    "Both, where they do not overlap; theirs where they do. Null where too much lies between."
    merged: LetterText
    overlaps: [LetterOverlap!]!
  }
  type LetterEdited {
    isSaved: Boolean!
    "As it is now."
    letter: Letter!
    conflict: LetterConflict
  }
  type LetterDeleted {
    letterId: ID!
  }
  enum ComparedKind {
    same
    added
    removed
    changed
    "Lines that nobody changed: the text says how many."
    skipped
  }
  type ComparedLine {
    kind: ComparedKind!
    text: String!
    "Of changed lines, each behind = where it is the same, - where it was, + where it is now."
    words: [String!]!
  }
  type ComparedField {
    field: String!
    before: String
    after: String
  }
  type LetterComparison {
    fields: [ComparedField!]!
    lines: [ComparedLine!]!
    isCut: Boolean!
  }
  enum LetterEventKind {
    "Also one that was brought back."
    added
    corrected
    deleted
  }
  type LetterEvent {
    kind: LetterEventKind!
    letterId: ID!
    "As it is now; null where it was deleted."
    letter: Letter
    "Of the request that caused it, where that was yours."
    requestId: String
  }
  enum LetterOrder {
    newest
    oldest
  }
  extend type Query {
    letter(letterId: ID!): Letter!
    "Newest first unless said otherwise; of one year, or of the ten that begin with a decade such as 1940."
    letters(order: LetterOrder, year: Int, decade: Int, first: Int, after: String): LetterPage!
    "How many there are, by decade and year, oldest first."
    letterDecades: [LetterDecade!]!
    "From, to or about somebody, newest first."
    lettersOfPerson(personId: ID!, first: Int, after: String): LetterPage!
    "Of all years, whose day is known: today, or a day such as 05-01."
    lettersOnThisDay(monthDay: String, first: Int, after: String): LetterPage!
    "What to read first on a day such as 2026-05-01: the same for everybody, and another one tomorrow."
    letterOfDay(day: String!): LetterOfDay!
    "Those that were replaced, newest first."
    letterVersions(letterId: ID!, first: Int, after: String): LetterVersionPage!
    letterVersion(letterId: ID!, timestamp: String!): LetterVersion!
    "From the text of one time to that of another, or to the text as it is now."
    compareLetterVersions(letterId: ID!, from: String!, to: String): LetterComparison!
    "For admins."
    deletedLetters(first: Int, after: String): LetterPage!
  }
  extend type Mutation {
    createLetter(
      date: String!
      dateText: String
      title: String!
      author: String
      content: String!
      description: String
      recipient: String
      place: String
      tags: [String!]
      fromIds: [ID!]
      toIds: [ID!]
      aboutIds: [ID!]
      requestId: String
    ): Letter!
    "What is left out stays; null takes it away."
    editLetter(
      letterId: ID!
      versionCount: Int!
      ${CHANGES}
    ): LetterEdited!
    "A new edit with an old text."
    revertLetter(
      letterId: ID!
      versionCount: Int!
      timestamp: String!
      requestId: String
    ): LetterEdited!
    "A PDF that you have uploaded for this letter, or null to take it away. Former versions keep theirs."
    setLetterScan(letterId: ID!, uploadId: ID, requestId: String): Letter!
    "For admins. It can be restored."
    deleteLetter(letterId: ID!, requestId: String): LetterDeleted!
    "For admins."
    restoreLetter(letterId: ID!, requestId: String): Letter!
  }
  extend type Subscription {
    "Of one letter: a new version, its deletion, its return."
    letterChanged(letterId: ID!): LetterEvent!
    "Of all of them, also of those that come."
    lettersChanged: LetterEvent!
  }
`
