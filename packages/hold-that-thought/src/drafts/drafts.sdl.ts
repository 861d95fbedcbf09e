const TEXT = `
    date: String
    dateText: String
    title: String
    author: String
    "Markdown."
    content: String
    description: String
    recipient: String
    place: String
    tags: [String!]!
    fromIds: [ID!]!
    toIds: [ID!]!
    aboutIds: [ID!]!`

export const draftsTypeDefs = /* GraphQL */ `
  enum DraftStatus {
    "Files may be uploaded for it."
    pending
    "It is being read."
    processing
    ready
    "It is a letter."
    published
    "It could not be read; errorMessage says why."
    failed
  }
  type DraftFile {
    fileName: String
    contentType: String!
    size: Int!
    "Of this server, for you alone, and as long as you may see it."
    url: String!
  }
  type DraftText {
    ${TEXT}
  }
  "What the text seems to say of itself."
  type DraftGuess {
    "date, title, author, recipient or place."
    field: String!
    value: String!
    "From 0 to 1."
    confidence: Float!
    page: Int!
    "Of the whole text, from 1."
    line: Int!
    "Pixels of the page's picture: left, top, width, height."
    box: [Int!]
  }
  "What people have made of it: it wins over what was read."
  type DraftReview {
    ${TEXT}
    updatedBy: ID!
    updatedAt: String!
  }
  type Draft {
    id: ID!
    status: DraftStatus!
    uploaderId: ID!
    files: [DraftFile!]!
    languages: [String!]!
    "Read by an outside service."
    isHandwritten: Boolean
    pagesDone: Int
    "Unknown until the last file was opened."
    pageCount: Int
    errorMessage: String
    "What was read."
    extracted: DraftText!
    guesses: [DraftGuess!]!
    review: DraftReview
    "Say it when you edit: it is what you have seen."
    revision: Int!
    "As it would be published."
    text: DraftText!
    "All pages as one PDF in which one can search."
    pdfUrl: String
    letterId: ID
    createdAt: String!
    updatedAt: String!
  }
  type DraftPage {
    items: [Draft!]!
    after: String
  }
  type DraftWord {
    word: String!
    "From 0 to 100; null where who has read it does not say."
    confidence: Int
    "Pixels of the page's picture: left, top, width, height."
    box: [Int!]
  }
  type DraftLine {
    "Its place in the whole text, from 1."
    line: Int!
    words: [DraftWord!]!
  }
  type DraftSheet {
    number: Int!
    "Straight and upright, as it was read."
    url: String!
    width: Int!
    height: Int!
    "The document itself says what is written on it."
    isTextLayer: Boolean!
    lines: [DraftLine!]!
  }
  type DraftEdited {
    isSaved: Boolean!
    "As it is now."
    draft: Draft!
  }
  type DraftDeleted {
    draftId: ID!
  }
  type DraftEvent {
    draftId: ID!
    "Null where it was deleted."
    draft: Draft
  }
  type DraftReading {
    "What can be read here, the likeliest first."
    languages: [String!]!
    "Whether an outside service reads handwriting, for who asks for it."
    isHandwritingRead: Boolean!
  }
  extend type Query {
    draft(draftId: ID!): Draft!
    "Newest first."
    drafts(status: DraftStatus!, first: Int, after: String): DraftPage!
    "In every status, newest first."
    myDrafts(first: Int, after: String): DraftPage!
    "Page by page, also while it is being read."
    draftPage(draftId: ID!, page: Int!): DraftSheet!
    draftReading: DraftReading!
  }
  extend type Mutation {
    "Then upload files for it: startUpload with the purpose draft and this draft as targetId."
    createDraft(requestId: String): Draft!
    "1 to 20 files in the order of their pages. For who has begun it, and for admins."
    processDraft(
      draftId: ID!
      uploadIds: [ID!]!
      languages: [String!]
      isHandwritten: Boolean
      requestId: String
    ): Draft!
    "Once more, perhaps with other languages. What people have corrected stays."
    reprocessDraft(
      draftId: ID!
      languages: [String!]
      isHandwritten: Boolean
      requestId: String
    ): Draft!
    "What is left out stays; null is what was read; an empty text says that there is none."
    editDraft(
      draftId: ID!
      revision: Int!
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
      requestId: String
    ): DraftEdited!
    "One line of the text, if it is still what you have seen."
    correctDraftLine(
      draftId: ID!
      line: Int!
      was: String!
      text: String!
      requestId: String
    ): Draft!
    "The letter that it becomes, under the next free id of its day."
    publishDraft(draftId: ID!, requestId: String): Letter!
    "With its files, unless it was published. For who has begun it, and for admins."
    deleteDraft(draftId: ID!, requestId: String): DraftDeleted!
  }
  extend type Subscription {
    "Each page that was read, what became of it, and what others correct."
    draftChanged(draftId: ID!): DraftEvent!
  }
`
