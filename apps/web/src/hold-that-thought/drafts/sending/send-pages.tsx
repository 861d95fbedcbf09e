import { useEffect, useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { pageStyles } from '../../kit/page.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { ChooseFiles } from '../../uploads/choose-files.tsx'
import { useQueue } from '../../uploads/upload-queue.ts'
import { ProcessDraft } from '../draft-acts.operations.ts'
import { DRAFT_LISTS, showDraft } from '../readings.ts'
import { useDraftsWords } from '../words/index.ts'
import { addPages, type BegunDraft, begunDraft, endBegun, PAGES_MAX } from './begun-drafts.ts'
import { PageTile } from './page-tile.tsx'
import { askedOf, type Reading, ReadingChoice } from './reading-choice.tsx'
import s from './sending.module.css'
import { useOrder } from './use-order.ts'

const BYTES_MAX = 100 * 1024 * 1024
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/tiff,application/pdf'
const USUAL: Reading = { languages: [], isHandwritten: false }

function useHowFar({ queue }: BegunDraft) {
  const pages = useQueue(queue)
  const has = (kind: string) => pages.filter(({ state }) => state.kind === kind).length
  const doneCount = has('done')
  return {
    count: pages.length,
    doneCount,
    isAllThere: doneCount === pages.length,
    hasFailed: has('failed') > 0,
    isTooMuch: pages.reduce((sum, { file }) => sum + file.size, 0) > BYTES_MAX,
  }
}

/** Says where a page went, to those who do not see it. */
function useMoves({ queue }: BegunDraft) {
  const words = useDraftsWords().sending
  const [said, setSaid] = useState('')
  const move = (id: string, place: number) => {
    const last = queue.files().length - 1
    const to = Math.max(0, Math.min(place, last))
    queue.move(id, to)
    setSaid(words.moved(to + 1, last + 1))
  }
  return { said, move }
}

/** Sends the pages to be read, when the last one is there. */
function useRead(begun: BegunDraft, draftId: string | undefined) {
  const go = useGo()
  /** Somebody has said that these are all. */
  const [isMeant, setMeant] = useState(false)
  const [reading, setReading] = useState(USUAL)
  const process = useAct(ProcessDraft, {
    touches: [DRAFT_LISTS],
    done: ({ processDraft }) => {
      endBegun(draftId)
      showDraft(processDraft)
      go(`/drafts/${processDraft.id}`, { replace: true })
    },
    failed: (error) => {
      setMeant(false)
      toast({ tone: 'bad', text: error.message })
    },
  })
  const read = async () => {
    const { signal } = new AbortController()
    const id = await begun.idFor({ onWay: () => undefined, signal })
    const uploadIds = begun.queue
      .files()
      .flatMap(({ result }) => (result === undefined ? [] : [result]))
    process.mutate({ draftId: id, uploadIds, ...askedOf(reading), requestId: newRequestId() })
  }
  return { reading, setReading, isMeant, mean: () => setMeant(true), read, process }
}

interface FootProps {
  readonly begun: BegunDraft
  readonly draftId: string | undefined
}

/** How it is to be read, what is in the way of it, and the button. */
function Foot({ begun, draftId }: FootProps) {
  const words = useDraftsWords().sending
  const { count, isTooMuch, isAllThere, hasFailed, doneCount } = useHowFar(begun)
  const { reading, setReading, isMeant, mean, read, process } = useRead(begun, draftId)
  const latest = useRef(read)
  latest.current = read
  const isGoing = isMeant && isAllThere && !isTooMuch
  useEffect(() => {
    if (isGoing) void latest.current()
  }, [isGoing])
  return (
    <>
      <ReadingChoice value={reading} onChange={setReading} />
      {(isTooMuch || hasFailed) && (
        <p className={s.wrong} role="alert">
          {isTooMuch ? words.tooMuch : words.someFailed}
        </p>
      )}
      <div className={s.foot}>
        <Button
          look="brand"
          icon="check"
          busy={process.isPending || (isMeant && !isTooMuch && !hasFailed)}
          disabled={isTooMuch || hasFailed}
          onClick={mean}
        >
          {isMeant && !isAllThere ? words.goesOn(doneCount, count) : words.read(count)}
        </Button>
        <span className={s.note}>{words.readText}</span>
      </div>
    </>
  )
}

/** The pages one by one, each where it belongs. */
function Pages({ begun }: { readonly begun: BegunDraft }) {
  const words = useDraftsWords().sending
  const pages = useQueue(begun.queue)
  const { said, move } = useMoves(begun)
  const { held, handle } = useOrder({ ids: pages.map(({ id }) => id), onMove: move })
  return (
    <>
      <ol className={s.tiles} aria-label={words.order}>
        {pages.map((page, place) => (
          <PageTile
            key={page.id}
            page={page}
            number={place + 1}
            count={pages.length}
            isHeld={held === page.id}
            handle={handle(page.id)}
            onStep={(by) => move(page.id, place + by)}
            onAgain={() => begun.queue.again(page.id)}
            onRemove={() => begun.queue.remove(page.id)}
          />
        ))}
      </ol>
      <p role="status" className="hidden-text">
        {said}
      </p>
      {pages.length > 1 && <p className={s.note}>{words.orderHint}</p>}
    </>
  )
}

/** One to twenty pages, in order; they are sent while one still sorts them. */
export function SendPages({ draftId }: { readonly draftId?: string }) {
  const words = useDraftsWords().sending
  const [begun] = useState(() => begunDraft(draftId))
  const count = useQueue(begun.queue).length
  const isEmpty = count === 0
  const add = (files: Iterable<File>) => {
    if (!addPages(begun, [...files])) toast({ tone: 'bad', text: words.tooMany(PAGES_MAX) })
  }
  return (
    <div className={pageStyles.stack}>
      <ChooseFiles
        accept={ACCEPTED}
        text={isEmpty ? words.choose : words.chooseMore}
        cameraText={isEmpty ? words.camera : words.cameraMore}
        dropText={words.drop}
        testId="pages"
        isMain={isEmpty}
        onFiles={add}
      >
        {isEmpty && <p className={s.lead}>{words.lead}</p>}
      </ChooseFiles>
      {!isEmpty && (
        <>
          <Pages begun={begun} />
          <Foot begun={begun} draftId={draftId} />
        </>
      )}
    </div>
  )
}
