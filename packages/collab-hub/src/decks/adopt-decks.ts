import { asRead, derivedId, put, remove } from '@longtable/entity'
import { isObjectKey } from '@longtable/files'
import { adopter, type AdoptStep } from '@longtable/system'
import { Startup } from '../startups/startup.entity.ts'
import { Deck } from './deck.entity.ts'
import { deckById } from './deck.patterns.ts'

/** Document 002 knows the file alone: its pages are drawn here. An address of elsewhere is no file. */
export const adoptDecks = [
  adopter(Startup, {
    name: 'decks.deck',
    isOurs: ({ item, old }) => old !== undefined && old.pitchDeckUrl === item.pitchDeckUrl,
    async adopt(startup, { store, at, item: { PK, SK } }): Promise<AdoptStep[]> {
      const { startupId, deckId: former, pitchDeckUrl: s3Key } = startup
      if (s3Key === undefined || !isObjectKey(s3Key)) return []
      const known = former && (await deckById({ store }, { startupId, deckId: former }))
      if (known && known.s3Key === s3Key) return []
      const deckId = derivedId(Date.parse(startup.updatedAt), `${startupId} ${s3Key}`)
      const times = { createdAt: at, updatedAt: at }
      const when = asRead(Startup, startup, 'pitchDeckUrl', 'deckId')
      return [
        {
          operations: [
            put(Deck, { startupId, deckId, s3Key, status: 'RENDERING', ...times }),
            { kind: 'update', key: { PK, SK }, set: { deckId }, when },
            ...(known ? [remove(Deck, known)] : []),
          ],
        },
      ]
    },
  }),
]
