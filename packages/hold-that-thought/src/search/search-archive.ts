import { optionalText, text, UlidId, unset } from '@longtable/core'
import { findListed, type PageRequest } from '@longtable/entity'
import {
  type Hit,
  searchPage,
  type Snippet,
  snippetOf,
  termsIn,
  type Wanted,
} from '@longtable/search'
import * as z from 'zod'
import { commentView, type CommentView } from '../comments/comment-views.ts'
import { Comment } from '../comments/comment.entity.ts'
import { isOfMedia } from '../comments/items.ts'
import { approvedMember, type FamilyContext } from '../context.ts'
import { Letter } from '../letters/letter.entity.ts'
import { type LetterView, letterView } from '../letters/letter-views.ts'
import { Media } from '../media/media.entity.ts'
import { type MediaItemView, mediaItemView } from '../media/media-views.ts'
import { MEMBERS } from './family-documents.ts'

const FACETS = ['year', 'person', 'place', 'tag'] as const
const KINDS = ['letter', 'media', 'comment'] as const

export const ArchiveSearch = z.object({
  text: optionalText({ max: 200 }),
  kinds: z.array(z.enum(KINDS)).min(1, 'must be at least 1').nullish().transform(unset),
  year: z.int().min(1000).max(9999).nullish().transform(unset),
  personId: UlidId.nullish().transform(unset),
  place: text({ max: 200 }).nullish().transform(unset),
  tag: text({ max: 200 }).nullish().transform(unset),
})

export interface ArchiveHitView {
  readonly kind: (typeof KINDS)[number]
  /** Of a comment the one that it is about. */
  readonly letter: LetterView | null
  readonly media: MediaItemView | null
  readonly comment: CommentView | null
  readonly snippet: Snippet
}

/** What is found, or what it is said about. */
const itemIn = ({ kind, id }: Hit): string => (kind === 'comment' ? (id.split(' ')[0] ?? '') : id)

async function readNow(context: FamilyContext, hits: readonly Hit[]) {
  const ids = [...new Set(hits.map(itemIn))]
  const said = hits.filter(({ kind }) => kind === 'comment')
  const [letters, media, comments] = await Promise.all([
    findListed(
      context,
      Letter,
      ids.filter((id) => !isOfMedia(id)).map((letterId) => ({ letterId })),
    ),
    findListed(
      context,
      Media,
      ids.filter(isOfMedia).map((mediaId) => ({ mediaId })),
    ),
    findListed(
      context,
      Comment,
      said.map(({ id }) => {
        const [itemId = '', commentId = '', createdAt = ''] = id.split(' ')
        return { itemId, commentId, createdAt }
      }),
    ),
  ])
  const isThere = <T extends { readonly deletedAt?: string | undefined }>(
    one: T | undefined,
  ): one is T => one !== undefined && one.deletedAt === undefined
  return {
    letters: new Map(letters.filter(isThere).map((one) => [one.letterId, one])),
    media: new Map(media.filter(isThere).map((one) => [one.mediaId, one])),
    comments: new Map(comments.filter(isThere).map((one) => [one.commentId, one])),
  }
}

/** As they are now, whatever the index says; in the order of the hits. */
async function shown(context: FamilyContext, hits: readonly Hit[], terms: Wanted['terms']) {
  const { letters, media, comments } = await readNow(context, hits)
  return hits.map((hit): ArchiveHitView | undefined => {
    const letter = letters.get(itemIn(hit))
    const picture = media.get(itemIn(hit))
    const comment = hit.kind === 'comment' ? comments.get(hit.id.split(' ')[1] ?? '') : undefined
    if ((!letter && !picture) || (hit.kind === 'comment' && !comment)) return undefined
    const texts = comment
      ? [comment.commentText]
      : [letter?.content, letter?.description, picture?.description, picture?.title]
    return {
      kind: hit.kind as ArchiveHitView['kind'],
      letter: letter ? letterView(letter) : null,
      media: picture ? mediaItemView(picture) : null,
      comment: comment ? commentView(comment) : null,
      snippet: snippetOf(texts, terms),
    }
  })
}

/** Letters, the gallery and what was said about them, for approved members alone. */
export async function searchArchive(
  context: FamilyContext,
  input: z.infer<typeof ArchiveSearch>,
  page: PageRequest,
) {
  await approvedMember(context)
  const { text: asked, kinds = KINDS, year, personId, place, tag } = input
  const terms = termsIn(asked ?? '')
  const wanted: Wanted = {
    kinds,
    terms,
    depth: 'whole',
    audience: [MEMBERS],
    filters: {
      year: year === undefined ? [] : [String(year)],
      person: personId === undefined ? [] : [personId],
      place: place === undefined ? [] : [place],
      tag: tag === undefined ? [] : [tag],
    },
  }
  const show = (hits: readonly Hit[]) => shown(context, hits, terms)
  const found = await searchPage(context, { wanted, asked: input, show }, page)
  return { ...found, wanted, facets: FACETS }
}
export type ArchiveHitPageView = Awaited<ReturnType<typeof searchArchive>>
