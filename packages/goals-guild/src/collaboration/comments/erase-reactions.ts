import { keyOf } from '@longtable/entity'
import type { Eraser } from '@longtable/system'
import { Reaction } from '../reaction.entity.ts'
import { reactionsBy } from '../reaction.patterns.ts'

/** The counts follow by the stream. Comments stay, under the name of nobody. */
export const eraseReactions: Eraser = {
  name: 'reactions',
  async erase({ store }, { userId }) {
    for await (const reactions of reactionsBy.each({ store }, { userId }))
      await store.writeMany({ deletes: reactions.map((one) => keyOf(Reaction, one)) })
  },
}
