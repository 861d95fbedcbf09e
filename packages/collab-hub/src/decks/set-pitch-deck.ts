import { put, remove } from '@longtable/entity'
import { UploadInput } from '@longtable/system'
import { changeOwnStartup } from '../startups/change-startup.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { finishedFile, useUpload } from '../uploads/hub-uploads.ts'
import { Deck } from './deck.entity.ts'

/** The deck before it goes with the same write, and its files when that is heard of. */
export const setPitchDeck = changeOwnStartup({
  name: 'setPitchDeck',
  action: 'DECK_SET',
  input: StartupInput.extend(UploadInput.shape),
  change: async ({ context, startup: { startupId, deckId: former }, input: { uploadId } }) => {
    const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: 'pitchDeck' })
    const { id: deckId, at } = context.stamp()
    const times = { createdAt: at, updatedAt: at }
    return {
      patch: { pitchDeckUrl: s3Key, deckId },
      metadata: { deckId },
      along: [
        put(Deck, { startupId, deckId, s3Key, status: 'RENDERING', ...times }),
        useUpload(upload, { usedBy: deckId, at }),
        ...(former === undefined ? [] : [remove(Deck, { startupId, deckId: former })]),
      ],
    }
  },
})
