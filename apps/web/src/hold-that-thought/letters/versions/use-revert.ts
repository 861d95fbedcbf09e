import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { LETTERS } from '../readings.ts'
import { RevertLetter } from './versions.operations.ts'
import { useVersionsWords } from './words/index.ts'

/** A new edit with an old text: nothing is lost by it. */
export function useRevert(letterId: string, versionCount: number) {
  const words = useVersionsWords()
  const go = useGo()
  const act = useAct(RevertLetter, {
    touches: [LETTERS],
    done: ({ revertLetter: { isSaved, letter } }) => {
      mergeEntity(letter)
      if (!isSaved) return toast({ tone: 'bad', text: words.changed })
      toast({ tone: 'good', text: words.broughtBack })
      go(`/letters/${letterId}`)
    },
  })
  return {
    isBusy: act.isPending,
    revert: (timestamp: string) =>
      act.mutate({ letterId, timestamp, versionCount, requestId: newRequestId() }),
  }
}
