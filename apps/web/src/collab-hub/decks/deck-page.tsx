import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Page } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { To, usePart } from '../../shell/nav.tsx'
import { startupKey, startupReading } from '../startups/readings.ts'
import { sendUpload } from '../uploads/send-upload.ts'
import { type DeckFields, RemovePitchDeck, SetPitchDeck } from './decks.operations.ts'
import { PageChart } from './page-chart.tsx'
import { deckReading } from './readings.ts'
import { ViewLog } from './view-log.tsx'
import { Viewer } from './viewer.tsx'
import { useDecksWords } from './words/index.ts'

const PDF = 'application/pdf'
const BYTES_MAX = 50 * 1024 * 1024
/** Until it is known whether its pages could be drawn; live news come sooner. */
const RENDERING_MS = 2000

interface OfStartup {
  readonly startupId: string
}

/** Up, and drawn page by page; what cannot be shown says why. */
function useSendDeck(startupId: string) {
  const words = useDecksWords()
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    if (file.type !== PDF) return toast({ tone: 'bad', text: words.notPdf })
    if (file.size > BYTES_MAX) return toast({ tone: 'bad', text: words.tooLarge })
    setBusy(true)
    try {
      const uploadId = await sendUpload('pitchDeck', file)
      await request(SetPitchDeck, { startupId, uploadId, requestId: newRequestId() })
      readAgain(startupKey(startupId))
    } catch (error) {
      toast({ tone: 'bad', text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}

interface ChooseProps extends OfStartup {
  readonly text: string
  readonly isMain?: boolean
}

function Choose({ startupId, text, isMain = false }: ChooseProps) {
  const words = useDecksWords()
  const input = useRef<HTMLInputElement>(null)
  const { send, isBusy } = useSendDeck(startupId)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PDF}
        hidden
        data-testid="deck"
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        look={isMain ? 'brand' : 'plain'}
        icon="image"
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? words.sending : text}
      </Button>
    </>
  )
}

function Remove({ startupId }: OfStartup) {
  const words = useDecksWords()
  const [isAsking, setAsking] = useState(false)
  const remove = useAct(RemovePitchDeck, {
    touches: [startupKey(startupId)],
    done: () => toast({ tone: 'good', text: words.removed }),
  })
  return (
    <>
      <Button icon="trash" busy={remove.isPending} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ startupId, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Shown({ startupId, deck, isOwner }: OfStartup & { deck: DeckFields; isOwner: boolean }) {
  const words = useDecksWords()
  if (deck.status === 'RENDERING') return <Empty title={words.rendering} text="" />
  if (deck.status === 'FAILED') return <Empty title={words.failed} text={deck.reason ?? ''} />
  return (
    <>
      <Viewer key={deck.id} startupId={startupId} />
      {isOwner && (
        <>
          <PageChart startupId={startupId} deckId={deck.id} pageCount={deck.pageCount ?? 0} />
          <ViewLog startupId={startupId} />
        </>
      )}
    </>
  )
}

/** The deck for whom it was opened, and for the founder what became of it. */
export function DeckPage() {
  const startupId = usePart('startupId')
  const words = useDecksWords()
  const startup = useQuery(startupReading(startupId)).data?.startup
  const { data, error, refetch } = useQuery({
    ...deckReading(startupId),
    refetchInterval: ({ state }) => state.data?.deck?.status === 'RENDERING' && RENDERING_MS,
  })
  const deck = data?.deck
  const isOwner = startup?.sight === 'OWNER'
  return (
    <Page
      title={words.title}
      crumb={<To to={`/startups/${startupId}`}>{startup?.name ?? '…'}</To>}
      aside={deck?.pageCount ? <Pill>{words.pages(deck.pageCount)}</Pill> : undefined}
      actions={
        isOwner && deck ? (
          <>
            <Choose startupId={startupId} text={words.replace} />
            <Remove startupId={startupId} />
          </>
        ) : undefined
      }
    >
      {data === undefined &&
        (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={1} height={380} />)}
      {deck === null && (
        <Empty
          title={isOwner ? words.noneTitle : words.noneHere}
          text={isOwner ? words.noneText : words.noneHereText}
          action={isOwner && <Choose startupId={startupId} text={words.upload} isMain />}
        />
      )}
      {deck && <Shown startupId={startupId} deck={deck} isOwner={isOwner} />}
    </Page>
  )
}
