import { findListed } from '@longtable/entity'
import { type SearchDocument, type SearchSource, searchKind, touching } from '@longtable/search'
import { Comment } from '../comments/comment.entity.ts'
import { isOfMedia } from '../comments/items.ts'
import { Letter } from '../letters/letter.entity.ts'
import { Media } from '../media/media.entity.ts'
import { titleOfMedia } from '../media/media-views.ts'

/** Every approved member sees what is there. */
export const MEMBERS = 'members'

type Reading = Parameters<typeof findListed>[0]

/** Who has it finds it, and what was said about it. */
const audienceOf = ({ deletedAt }: Letter | Media) => (deletedAt === undefined ? [MEMBERS] : [])

const yearOf = (date: string | undefined) => (date ? [String(Number(date.slice(0, 4)))] : [])

/** When, who, where and what about: of a letter, and of what is said about it. */
const facetsOfLetter = (letter: Letter) => {
  const { date, place, tags = [], fromIds = [], toIds = [], aboutIds = [] } = letter
  return {
    year: yearOf(date),
    person: [...new Set([...fromIds, ...toIds, ...aboutIds])],
    place: place ? [place] : [],
    tag: tags,
  }
}

const facetsOfMedia = ({ date, personIds = [], tags = [] }: Media) => ({
  year: yearOf(date),
  person: personIds,
  tag: tags,
})

const letters = searchKind(Letter, {
  kind: 'letter',
  version: 2,
  key: ['letterId'],
  documents: async (_, all) =>
    all.map((letter): SearchDocument => {
      const { date, dateText = '', title, author = '', recipient = '', place = '' } = letter
      const { content, description = '', tags = [] } = letter
      return {
        at: Date.parse(date),
        title,
        card: [author, recipient, place, dateText, ...tags],
        body: [content, description],
        audience: audienceOf(letter),
        facets: facetsOfLetter(letter),
      }
    }),
})

const media = searchKind(Media, {
  kind: 'media',
  version: 2,
  key: ['mediaId'],
  documents: async (_, all) =>
    all.map((one): SearchDocument => {
      const { createdAt, date, dateText = '', description = '', fileName, tags = [] } = one
      return {
        at: Date.parse(date ?? createdAt),
        title: titleOfMedia(one),
        card: [dateText, ...tags],
        body: [description, fileName],
        audience: audienceOf(one),
        facets: facetsOfMedia(one),
      }
    }),
})

/** What is spoken about, by its id. */
async function itemsOf(reading: Reading, ids: readonly string[]) {
  const [ofMedia, ofLetters] = [ids.filter(isOfMedia), ids.filter((id) => !isOfMedia(id))]
  const [pictures, texts] = await Promise.all([
    findListed(
      reading,
      Media,
      ofMedia.map((mediaId) => ({ mediaId })),
    ),
    findListed(
      reading,
      Letter,
      ofLetters.map((letterId) => ({ letterId })),
    ),
  ])
  type About = Pick<SearchDocument, 'audience' | 'facets'>
  return new Map<string, About | undefined>([
    ...pictures.map((one, place): [string, About | undefined] => [
      ofMedia[place] as string,
      one && { audience: audienceOf(one), facets: facetsOfMedia(one) },
    ]),
    ...texts.map((one, place): [string, About | undefined] => [
      ofLetters[place] as string,
      one && { audience: audienceOf(one), facets: facetsOfLetter(one) },
    ]),
  ])
}

const itemName = (itemId: string) => `ITEM ${itemId}`

const comments = searchKind(Comment, {
  kind: 'comment',
  version: 2,
  key: ['itemId', 'commentId', 'createdAt'],
  async documents(reading, all) {
    const items = await itemsOf(reading, [...new Set(all.map(({ itemId }) => itemId))])
    return all.map((comment): SearchDocument | undefined => {
      const about = items.get(comment.itemId)
      if (comment.deletedAt !== undefined || !about) return undefined
      return {
        at: Date.parse(comment.createdAt),
        title: '',
        card: [comment.userName],
        body: [comment.commentText],
        // What is deleted may be restored, and what was said about it with it.
        ...about,
        hangsOn: [itemName(comment.itemId)],
      }
    })
  },
})

/** What can be found in the archive. */
export const familySearch: SearchSource = {
  kinds: [letters, media, comments],
  touches: [
    touching(
      Letter,
      ['deletedAt', 'date', 'place', 'tags', 'fromIds', 'toIds', 'aboutIds'],
      ({ letterId }) => itemName(letterId),
    ),
    touching(Media, ['deletedAt', 'date', 'tags', 'personIds'], ({ mediaId }) => itemName(mediaId)),
  ],
}
