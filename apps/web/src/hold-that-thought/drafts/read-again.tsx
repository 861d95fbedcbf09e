import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ReprocessDraft } from './draft-acts.operations.ts'
import type { DraftFields } from './drafts.operations.ts'
import { DRAFT_LISTS, sheetsKey, showDraft } from './readings.ts'
import { askedOf, ReadingChoice } from './sending/reading-choice.tsx'
import s from './failed.module.css'
import { useDraftsWords } from './words/index.ts'

interface ReadAgainProps {
  readonly draft: DraftFields
  readonly onClose: () => void
}

/** Once more, perhaps in other languages; what people have corrected stays. */
export function ReadAgain({ draft, onClose }: ReadAgainProps) {
  const words = useDraftsWords().again
  const [reading, setReading] = useState({
    languages: draft.languages,
    isHandwritten: draft.isHandwritten ?? false,
  })
  const again = useAct(ReprocessDraft, {
    touches: [DRAFT_LISTS],
    done: ({ reprocessDraft }) => {
      readAgain(sheetsKey(draft.id))
      showDraft(reprocessDraft)
      onClose()
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        className={s.again}
        onSubmit={(event) => {
          event.preventDefault()
          again.mutate({ draftId: draft.id, ...askedOf(reading), requestId: newRequestId() })
        }}
      >
        <p>{words.text}</p>
        <ReadingChoice value={reading} onChange={setReading} />
        <Button look="brand" icon="retry" type="submit" busy={again.isPending}>
          {words.act}
        </Button>
      </form>
    </Dialog>
  )
}
