export const searchEn = {
  title: 'Search',
  placeholder: 'A name, or #a topic',
  begin: 'Who, or what?',
  beginText: 'People are found by the beginning of their name, public things by a topic.',
  own: 'Yours',
  people: 'People',
  nobody: (text: string) => `Nobody’s name begins with “${text}”.`,
  topic: (tag: string) => `Public things with #${tag}`,
  nothing: (tag: string) => `Nothing public has #${tag} yet.`,
  all: 'Show all',
}
export type SearchWords = typeof searchEn
