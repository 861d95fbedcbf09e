/** Enough to want the rest. */
const CHARACTERS_MAX = 700

/** How a letter begins: not cut in the middle of a word. */
export const beginningOf = (content: string): string =>
  content.length <= CHARACTERS_MAX
    ? content
    : content.slice(0, content.lastIndexOf(' ', CHARACTERS_MAX)).trimEnd()
