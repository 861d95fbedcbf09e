import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { toast } from '../../ui/toasts.tsx'
import { MEMBERS } from '../family/readings.ts'
import { meReading } from '../users/me.ts'
import { LinkPerson, UnlinkPerson } from './person-acts.operations.ts'
import { PEOPLE } from '../people/readings.ts'
import { usePersonWords } from './words/index.ts'

/** Who somebody of the tree is here: oneself, or whom an admin names. */
export function useLink(personId: string) {
  const words = usePersonWords()
  const touches = [PEOPLE, MEMBERS, meReading.queryKey]
  const link = useAct(LinkPerson, {
    touches,
    done: ({ linkPerson }) => {
      mergeEntity(linkPerson)
      toast({ tone: 'good', text: words.linked })
    },
  })
  const unlink = useAct(UnlinkPerson, {
    touches,
    done: ({ unlinkPerson }) => {
      mergeEntity(unlinkPerson)
      readAgain(...touches)
      toast({ tone: 'good', text: words.unlinked })
    },
  })
  return {
    link: (userId?: string) =>
      link.mutate({ personId, ...(userId && { userId }), requestId: newRequestId() }),
    unlink: () => unlink.mutate({ personId, requestId: newRequestId() }),
  }
}
