import { isDeepStrictEqual } from 'node:util'
import { type Person, settled, text } from '../goals/people.ts'
import { type Page, type Scene, seeRefusal } from './cast.ts'
import { on, type Place } from './invites.ts'

const FIELDS = `id text authorName parentId isDeleted replyCount mentions { nickname }
  editHistory { text } reactions { emoji count isMine }`

interface EmojiCount {
  readonly emoji: string
  readonly count: number
  readonly isMine: boolean
}

interface Comment {
  readonly id: string
  readonly text: string | null
  readonly authorName: string
  readonly isDeleted: boolean
  readonly replyCount: number
  readonly mentions: readonly { readonly nickname: string }[]
  readonly editHistory: readonly { readonly text: string }[]
  readonly reactions: readonly EmojiCount[]
}

export const comment = (
  author: Person,
  place: Place,
  { says, parent }: { says: string; parent?: string },
): Promise<Comment> => {
  const answering = parent === undefined ? '' : `, parentId: ${text(parent)}`
  return author.ask<Comment>(
    `mutation { addComment(${on(place)}, text: ${text(says)}${answering}) { ${FIELDS} } }`,
  )
}

const pageOf = (person: Person, list: string): Promise<Page<Comment>> =>
  person.ask<Page<Comment>>(`{ ${list} { items { ${FIELDS} } after } }`)

const oneOf = (person: Person, id: string): Promise<Comment> =>
  person.ask<Comment>(`{ comment(commentId: ${text(id)}) { ${FIELDS} } }`)

export interface Discussion {
  readonly first: string
  readonly second: string
  readonly reply: string
}

async function seeThreads(scene: Scene, goal: Place, dora: Person): Promise<Discussion> {
  const { ana, ben, vera } = scene.cast
  const { see } = scene.report
  const { id: first } = await comment(ana, goal, { says: 'Wer läuft heute? 👩🏽‍🚀 اليوم' })
  const answer = await comment(ben, goal, { says: 'Me! @Vera, @cem, you?', parent: first })
  see(
    'a reply mentions who can see the goal, and nobody else',
    isDeepStrictEqual(answer.mentions, [{ nickname: 'vera' }]),
    answer,
  )
  await comment(dora, goal, { says: 'And me 🙋🏿‍♂️', parent: answer.id })
  const { id: second } = await comment(ben, goal, { says: 'Second thread' })
  const counted = await settled(
    () => pageOf(vera, `comments(${on(goal)})`),
    ({ items }) => items[1]?.replyCount === 1,
  )
  see(
    'top-level ones newest first, with the number of replies',
    isDeepStrictEqual(
      counted.items.map(({ id, replyCount }) => [id, replyCount]),
      [
        [second, 0],
        [first, 1],
      ],
    ),
    counted.items.map(({ text: says, replyCount }) => `${says}: ${replyCount}`),
  )
  const one = await pageOf(vera, `comments(${on(goal)}, first: 1)`)
  const two = await pageOf(vera, `comments(${on(goal)}, first: 1, after: ${text(one.after ?? '')})`)
  const ids = [...one.items, ...two.items].map(({ id }) => id)
  see('page by page', isDeepStrictEqual(ids, [second, first]) && one.after !== null)
  const deeper = await settled(
    () => pageOf(vera, `replies(commentId: ${text(answer.id)})`),
    ({ items }) => items.length === 1,
  )
  see('replies to replies', deeper.items[0]?.authorName === 'dora', deeper.items[0]?.text)
  const all = await pageOf(vera, `allComments(${on(goal)})`)
  see('all of them, oldest first', all.items.length === 4 && all.items[0]?.id === first)
  return { first, second, reply: answer.id }
}

async function seeEdits({ cast, report }: Scene, { first, second }: Discussion): Promise<void> {
  const { ana, ben, vera } = cast
  for (const version of [1, 2, 3, 4])
    await ana.ask(`mutation { editComment(commentId: ${text(first)}, text: "v${version}") { id } }`)
  const edited = await oneOf(vera, first)
  const last = edited.editHistory.map(({ text: earlier }) => earlier)
  report.see(
    'an edit keeps the last three texts with the comment',
    edited.text === 'v4' && isDeepStrictEqual(last, ['v1', 'v2', 'v3']),
    last,
  )
  const { items } = await vera.ask<Page<{ text: string }>>(
    `{ commentEdits(commentId: ${text(first)}) { items { text } } }`,
  )
  report.see('and all of them in the history', items.length === 4, items[3]?.text)
  await seeRefusal(report, 'nobody edits for others', {
    who: ben,
    document: `mutation { editComment(commentId: ${text(first)}, text: "mine") { id } }`,
    code: 'FORBIDDEN',
  })
  await ana.ask(`mutation { deleteComment(commentId: ${text(first)}) { deletedAt } }`)
  const deleted = await oneOf(vera, first)
  report.see(
    'deleted: the texts are gone, the replies stay',
    deleted.isDeleted &&
      deleted.text === null &&
      deleted.editHistory.length === 0 &&
      deleted.replyCount === 1,
    deleted,
  )
  const moderated = await ana.ask(
    `mutation { deleteComment(commentId: ${text(second)}) { commentId } }`,
  )
  report.see('the owner of the goal may delete too', moderated !== null)
}

const SINGLE = ['👍', '👍🏿', '👩🏽‍🚀', '🏳️‍🌈', '👨‍👩‍👧‍👦']
const WRONG = ['#️⃣', '👍👍', 'a', '', '5']

async function seeReactions({ cast, report }: Scene, { reply }: Discussion): Promise<void> {
  const { ana, ben, vera } = cast
  const to = `commentId: ${text(reply)}`
  const react = (who: Person, verb: string, emoji: string) =>
    who.ask(`mutation { ${verb}(${to}, emoji: ${text(emoji)}) { emoji } }`)
  for (const emoji of [...SINGLE, '👍🏿']) await react(ana, 'addReaction', emoji)
  await react(ben, 'addReaction', '👩🏽‍🚀')
  const counted = await settled(
    () => oneOf(ana, reply),
    ({ reactions }) => reactions.reduce((sum, { count }) => sum + count, 0) === SINGLE.length + 1,
  )
  report.see(
    'skin tones and ZWJ sequences are one emoji each; a repeat counts once',
    counted.reactions.length === SINGLE.length &&
      isDeepStrictEqual(counted.reactions[0], { emoji: '👩🏽‍🚀', count: 2, isMine: true }),
    counted.reactions.map(({ emoji, count }) => `${emoji} ${count}`).join(', '),
  )
  await react(ana, 'removeReaction', '👩🏽‍🚀')
  const less = await settled(
    () => oneOf(ana, reply),
    ({ reactions }) => reactions.some(({ emoji, count }) => emoji === '👩🏽‍🚀' && count === 1),
  )
  const astronaut = less.reactions.find(({ emoji }) => emoji === '👩🏽‍🚀')
  report.see('taken back: still there, not mine', astronaut?.isMine === false, astronaut)
  const { items } = await vera.ask<Page<{ user: { nickname: string }; emoji: string }>>(
    `{ reactions(${to}, emoji: "👩🏽‍🚀") { items { user { nickname } emoji } } }`,
  )
  report.see('who has reacted with what', items[0]?.user.nickname === 'ben', items)
  for (const emoji of WRONG)
    await seeRefusal(report, `${text(emoji)} is refused`, {
      who: ana,
      document: `mutation { addReaction(${to}, emoji: ${text(emoji)}) { emoji } }`,
      code: 'INVALID',
    })
}

export async function tourComments(scene: Scene, goal: Place, dora: Person): Promise<Discussion> {
  scene.report.line(
    'Build 2: comments with threads, mentions, edit history, soft delete; reactions',
  )
  const discussion = await seeThreads(scene, goal, dora)
  await seeEdits(scene, discussion)
  await seeReactions(scene, discussion)
  return discussion
}
