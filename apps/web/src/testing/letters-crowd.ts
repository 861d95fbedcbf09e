import { hostileTexts } from './hostile.ts'
import type { Somebody, Stage } from './stage.ts'

/** Lengths that the fields of people's texts have. */
const [WORD, NAME, TITLE, LINES] = [40, 100, 200, 2000]

const upTo = (charactersMax: number): string => hostileTexts(charactersMax)[0] ?? ''

type Given = Readonly<Record<string, unknown>>

/** One mutation whose arguments are literals; texts go as variables. */
export async function made(who: Somebody, act: string, texts: Given = {}): Promise<string> {
  const types = Object.entries(texts).map(
    ([name, value]) => `$${name}: ${Array.isArray(value) ? '[String!]!' : 'String!'}`,
  )
  const head = types.length > 0 ? `mutation (${types.join(', ')})` : 'mutation'
  const answer = await who.ask<Record<string, { readonly id?: string }>>(
    `${head} { ${act} }`,
    texts,
  )
  return Object.values(answer)[0]?.id ?? ''
}

/** An admin, and relatives whom they have let in, in their order. */
export async function familyOf(
  stage: Pick<Stage, 'relative' | 'promote'>,
  names: Readonly<Record<string, string>>,
): Promise<Somebody[]> {
  const [admin, ...others] = await Promise.all(
    Object.entries(names).map(([nickname, name]) => stage.relative(nickname, name)),
  )
  if (!admin) return []
  await stage.promote(admin.email, 'holdthatthought')
  for (const { id } of others) await made(admin, `approveUser(userId: "${id}") { id: userId }`)
  return [admin, ...others]
}

export const LETTER = [
  'My dear Karl,',
  'today was the first evening on which one could leave the window open.',
  'Your Elisabeth',
].join('\n\n')

/** A letter as somebody writes it down; what is given wins. */
export const letterOf = (who: Somebody, date: string, texts: Given = {}): Promise<string> =>
  made(
    who,
    `createLetter(date: "${date}", title: $title, content: $content, author: $author,
      recipient: $recipient, place: $place, tags: $tags) { id }`,
    {
      title: 'The first warm evening',
      content: LETTER,
      author: 'Elisabeth Weiss',
      recipient: 'Karl',
      place: 'Hamburg',
      tags: ['spring'],
      ...texts,
    },
  )

export interface LettersCrowd {
  readonly admin: Somebody
  readonly member: Somebody
  /** Has registered, and nobody has let them in. */
  readonly waiting: Somebody
  readonly letterId: string
  readonly commentId: string
  /** That the letter has. */
  readonly tag: string
}

const tags = hostileTexts(WORD)
  .filter((tag) => !tag.includes('#'))
  .slice(0, 9)

/** A family whose every text is hostile, with everything that can be on a page of letters. */
export async function makeLettersCrowd(stage: Stage): Promise<LettersCrowd> {
  const [admin, member] = await familyOf(stage, { ada: upTo(NAME), mia: upTo(NAME) })
  if (!admin || !member) throw new Error('There is no family.')
  const waiting = await stage.relative('wim', upTo(NAME))
  await made(member, 'updateProfile(bio: $bio, familyBranch: $branch) { id: userId }', {
    bio: upTo(LINES),
    branch: upTo(NAME),
  })
  const texts = {
    title: upTo(TITLE),
    content: hostileTexts(LINES).join('\n\n'),
    author: upTo(NAME),
    recipient: upTo(NAME),
    place: upTo(NAME),
    tags,
  }
  const letterId = await letterOf(member, '1943-05-02', texts)
  await letterOf(member, '1943-05-09', texts)
  await made(
    admin,
    `editLetter(letterId: "${letterId}", versionCount: 1, content: $content, description: $text)
      { id: isSaved }`,
    { content: [...hostileTexts(LINES), 'And a line more.'].join('\n\n'), text: upTo(TITLE) },
  )
  const commentId = await made(admin, `addComment(itemId: "${letterId}", text: $text) { id }`, {
    text: upTo(LINES),
  })
  await made(
    member,
    `setReaction(itemId: "${letterId}", commentId: "${commentId}", type: love) { id }`,
  )
  return { admin, member, waiting, letterId, commentId, tag: tags[0] ?? '' }
}
