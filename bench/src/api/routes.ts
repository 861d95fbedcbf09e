/** The requests that both contenders answer, with the same data. */
export const PATH = '/bench/graphql'
export const ACCOUNTS_PATH = '/accounts/graphql'
export const SESSIONS = 5
export const NOTES = 50
export const TEXT =
  'A note of about the length that people write when they are in a hurry. '.repeat(3)

export const SMALL_QUERY = `query Small {
  me { userId email groups sessions(first: ${SESSIONS}) { items { sessionId agent createdAt } } }
}`
export const LIST_QUERY = `query List {
  me { userId notes(first: ${NOTES}) { items { noteId text createdAt } } }
}`
export const CREATE_MUTATION = `mutation Create($text: String!, $requestId: String) {
  createNote(text: $text, requestId: $requestId) { noteId text createdAt }
}`
