import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useGo } from '../../shell/nav.tsx'
import { DeleteDraft } from './draft-acts.operations.ts'
import type { DraftFields } from './drafts.operations.ts'
import { useIsOwn } from './failed.tsx'
import { Originals } from './originals.tsx'
import { ReadAgain } from './read-again.tsx'
import { DRAFT_LISTS } from './readings.ts'
import { endBegun } from './sending/begun-drafts.ts'
import { useDraftsWords } from './words/index.ts'

type Asked = 'delete' | 'again' | 'originals'

/** What is rarely done with a draft. */
export function DraftMenu({ draft }: { readonly draft: DraftFields }) {
  const words = useDraftsWords()
  const go = useGo()
  const isOwn = useIsOwn(draft)
  const [asked, setAsked] = useState<Asked>()
  const { id: draftId, status, files } = draft
  const remove = useAct(DeleteDraft, {
    touches: [DRAFT_LISTS],
    done: () => {
      endBegun(draftId)
      toast({ tone: 'good', text: words.deleted })
      go('/drafts', { replace: true })
    },
  })
  const close = () => setAsked(undefined)
  const entries: MenuEntry[] = [
    ...(files.length > 0
      ? [
          {
            icon: 'download',
            text: words.originals,
            onSelect: () => setAsked('originals'),
          } as const,
        ]
      : []),
    ...(isOwn && (status === 'ready' || status === 'failed')
      ? [{ icon: 'retry', text: words.again.act, onSelect: () => setAsked('again') } as const]
      : []),
    ...(isOwn
      ? ([
          {
            icon: 'trash',
            text: words.delete,
            isDanger: true,
            onSelect: () => setAsked('delete'),
          },
        ] as const)
      : []),
  ]
  if (entries.length === 0) return null
  return (
    <>
      <Menu label={words.more} trigger={<Icon name="more" />} entries={entries} />
      {asked === 'originals' && (
        <Dialog title={words.originals} onClose={close}>
          <Originals draft={draft} />
        </Dialog>
      )}
      {asked === 'again' && <ReadAgain draft={draft} onClose={close} />}
      {asked === 'delete' && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={() => remove.mutate({ draftId, requestId: newRequestId() })}
          onClose={close}
        />
      )}
    </>
  )
}
