import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { queries, readAgain, reading } from '../../../api/cache.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { Page, pageStyles } from '../../kit/page.tsx'
import { To, useGo, usePart } from '../../../shell/nav.tsx'
import { letterKey, LETTERS } from '../readings.ts'
import { Conflict } from './conflict.tsx'
import {
  CreateLetter,
  EditLetter,
  type EditLetterData,
  LetterToEdit,
  type WrittenLetter,
} from './edit.operations.ts'
import { LetterForm } from './letter-form.tsx'
import { ScanField } from './scan-field.tsx'
import { useEditWords } from './words/index.ts'
import { changedIn, EMPTY, wholeOf, type Written, writtenOf } from './written.ts'

/** Whoever leaves in the middle is asked first. */
function useLeaveWarning(isChanged: boolean): void {
  const words = useEditWords()
  const { history } = useRouter()
  const text = useRef(words.leave)
  text.current = words.leave
  useEffect(() => {
    if (!isChanged) return
    return history.block({ blockerFn: () => !confirm(text.current), enableBeforeUnload: true })
  }, [history, isChanged])
}

type Met = NonNullable<EditLetterData['editLetter']['conflict']>

interface Clash {
  readonly conflict: Met
  readonly theirs: WrittenLetter
}

/** One intent keeps its id over tries; another text is another intent. */
function useRequestId(written: Written): () => string {
  const kept = useRef<{ id: string; written: Written }>(undefined)
  return () => {
    if (kept.current?.written !== written) kept.current = { id: newRequestId(), written }
    return kept.current.id
  }
}

function Editing({ letter }: { readonly letter: WrittenLetter }) {
  const words = useEditWords()
  const common = useCommon()
  const go = useGo()
  const [base, setBase] = useState(letter)
  const [written, setWritten] = useState(() => writtenOf(letter))
  const [clash, setClash] = useState<Clash>()
  const [error, setError] = useState<Error>()
  const [isSaved, setSaved] = useState(false)
  const requestId = useRequestId(written)
  const changes = changedIn(writtenOf(base), written)
  const isChanged = !isSaved && Object.keys(changes).length > 0
  useLeaveWarning(isChanged)
  const save = useAct(EditLetter, {
    failed: setError,
    done: ({ editLetter: { isSaved: isDone, letter: now, conflict } }) => {
      setError(undefined)
      if (!isDone && conflict) return setClash({ conflict, theirs: now })
      readAgain(LETTERS)
      toast({ tone: 'good', text: words.saved })
      setSaved(true)
    },
  })
  useEffect(() => {
    if (isSaved) go(`/letters/${letter.id}`)
  }, [isSaved])
  const send = (text: Written, versionCount: number, from: Written) =>
    save.mutate({
      letterId: letter.id,
      versionCount,
      ...changedIn(from, text),
      requestId: requestId(),
    })
  if (clash)
    return (
      <Conflict
        {...clash}
        onMerge={(merged) => {
          // From here on their text is the one that was read.
          setBase(clash.theirs)
          setWritten(merged)
          setClash(undefined)
        }}
      />
    )
  return (
    <LetterForm
      written={written}
      onChange={setWritten}
      error={error}
      isBusy={save.isPending}
      submit={words.save}
      onSubmit={() => send(written, base.versionCount, writtenOf(base))}
    >
      <ScanField
        letterId={letter.id}
        scanUrl={base.scanUrl}
        onChange={(next) => setBase({ ...base, ...next })}
      />
      <To to={`/letters/${letter.id}`} className={buttonClass('quiet')}>
        {common.cancel}
      </To>
    </LetterForm>
  )
}

/** Read anew each time: what is edited is what is there now. */
const editReading = (letterId: string) => ({
  ...reading([...letterKey(letterId), 'edit'], LetterToEdit, { letterId }),
  staleTime: 0,
  gcTime: 0,
})

export function EditLetterPage() {
  const words = useEditWords()
  const letterId = usePart('letterId')
  const { data, error, refetch } = useQuery(editReading(letterId))
  // What is read again while somebody writes does not take the pen out of their hand.
  const first = useRef<WrittenLetter>(undefined)
  first.current ??= data?.letter
  return (
    <Page
      title={words.editTitle}
      isWide
      crumb={
        <To to={`/letters/${letterId}`} className={pageStyles.link}>
          <Icon name="back" size={16} /> {data?.letter.title ?? words.back}
        </To>
      }
    >
      {first.current && <Editing key={letterId} letter={first.current} />}
      {!data && error && <Trouble onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} height={44} />}
    </Page>
  )
}

/** Written down from the original, without a scan. */
export function NewLetterPage() {
  const words = useEditWords()
  const go = useGo()
  const [written, setWritten] = useState(EMPTY)
  const [error, setError] = useState<Error>()
  const [made, setMade] = useState<string>()
  const requestId = useRequestId(written)
  useLeaveWarning(made === undefined && written !== EMPTY)
  const create = useAct(CreateLetter, {
    touches: [LETTERS],
    failed: setError,
    done: ({ createLetter }) => setMade(createLetter.id),
  })
  useEffect(() => {
    if (made === undefined) return
    void queries.invalidateQueries({ queryKey: LETTERS })
    toast({ tone: 'good', text: words.written })
    go(`/letters/${made}`, { replace: true })
  }, [made])
  return (
    <Page title={words.newTitle} lead={words.newLead} isWide>
      <LetterForm
        written={written}
        onChange={setWritten}
        error={error}
        isBusy={create.isPending}
        submit={words.create}
        onSubmit={() => create.mutate({ ...wholeOf(written), requestId: requestId() })}
      />
    </Page>
  )
}
