import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useShortcuts } from '../../../shell/shortcuts.ts'
import { Unread } from '../../../ui/unread.tsx'
import { useOpenTalk } from '../../conversations/open-talk.ts'
import { Page } from '../../kit/page.tsx'
import { To, useAsked, useGo, usePart } from '../../../shell/nav.tsx'
import { startupReading } from '../../startups/readings.ts'
import { mayWrite, STAGES, type Stage } from '../stages.ts'
import { BoardActions, BoardFilters, type Change } from './board-bar.tsx'
import { Board } from './board.tsx'
import type { Applicant } from './board.operations.ts'
import { Drawer } from './drawer.tsx'
import { ListView } from './list-view.tsx'
import { Nobody } from './nobody.tsx'
import s from './board.module.css'
import { useApplicants, useOpened } from './use-applicants.ts'
import { useMove } from './use-move.tsx'
import { useBoardWords } from './words/index.ts'

/** As they stand on the board: column by column, from above. */
const inOrder = (applications: readonly Applicant[]) =>
  STAGES.flatMap((stage) => applications.filter(({ status }) => status === stage))

interface Keys {
  readonly order: readonly Applicant[]
  readonly opened: Applicant | undefined
  readonly change: Change
  readonly onMove: (stage: Stage) => void
  readonly onNote: () => void
  readonly onWrite: () => void
}

/** `j` and `k` go from one to the next, 1 to 5 move who is open, `e` writes a note, `m` to them. */
function useBoardKeys({ order, opened, change, onMove, onNote, onWrite }: Keys): void {
  const step = (by: number) => {
    const at = order.findIndex(({ id }) => id === opened?.id)
    const next = order[at < 0 ? 0 : Math.min(order.length - 1, Math.max(0, at + by))]
    if (!next) return
    change({ open: next.id })
    document.getElementById(`card-${next.id}`)?.focus()
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: onNote,
    m: onWrite,
    Escape: () => change({ open: undefined }),
    ...Object.fromEntries(STAGES.map((stage, place) => [String(place + 1), () => onMove(stage)])),
  })
}

interface ShownProps {
  readonly startupId: string
  readonly applications: readonly Applicant[]
  readonly isList: boolean
  readonly change: Change
}

function Shown({ startupId, applications, isList, change }: ShownProps) {
  const { open } = useAsked()
  const opened = useOpened(startupId, applications)
  const { move, question } = useMove(startupId)
  const { write } = useOpenTalk()
  const notes = useRef<HTMLTextAreaElement>(null)
  const show = (id: string | undefined) => change({ open: id })
  useBoardKeys({
    order: isList ? applications : inOrder(applications),
    opened,
    change,
    onMove: (stage) => opened && move(opened, stage),
    onNote: () => notes.current?.focus(),
    onWrite: () => opened && mayWrite(opened.status) && write({ applicationId: opened.id }),
  })
  return (
    <div className={s.area} data-open={opened ? true : undefined}>
      {isList ? (
        <ListView applications={applications} openId={open} onOpen={show} />
      ) : (
        <Board applications={applications} openId={open} onOpen={show} onMove={move} />
      )}
      {opened && (
        <Drawer
          application={opened}
          notesField={notes}
          onMove={(stage) => move(opened, stage)}
          onClose={() => show(undefined)}
        />
      )}
      {question}
    </div>
  )
}

/** Everybody who has applied, on one board; every act has a key. */
export function BoardPage() {
  const startupId = usePart('startupId')
  const words = useBoardWords()
  const go = useGo()
  const asked = useAsked()
  const startup = useQuery(startupReading(startupId)).data?.startup
  const isList = asked['view'] === 'list'
  const { items, all, error, retry } = useApplicants(startupId)
  const change: Change = (next) =>
    go(`/s/${startupId}/applicants`, { asked: { ...asked, ...next }, replace: true })
  return (
    <Page
      title={words.title}
      crumb={<To to={`/s/${startupId}/overview`}>{startup?.name ?? '…'}</To>}
      actions={<BoardActions startupId={startupId} />}
      bar={<BoardFilters startupId={startupId} applications={all} change={change} />}
      isFull
      isWide
    >
      {!items && (
        <div className={s.unread}>
          <Unread of={[{ error, retry }]} lines={5} height={72} />
        </div>
      )}
      {all?.length === 0 && <Nobody startupId={startupId} />}
      {items && all && all.length > 0 && (
        <Shown startupId={startupId} applications={items} isList={isList} change={change} />
      )}
    </Page>
  )
}
