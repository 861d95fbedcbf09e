import { useQuery } from '@tanstack/react-query'
import { queries } from '../../api/cache.ts'
import { useGo } from '../../shell/nav.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { addPages, begunDraft } from '../drafts/sending/begun-drafts.ts'
import { Page } from '../kit/page.tsx'
import { bring } from '../photos/photo-queue.ts'
import { useSizeText } from '../uploads/file-state.tsx'
import { useSmall } from '../uploads/use-small.ts'
import { useUploadsWords } from '../uploads/words/index.ts'
import { dropShared, dropSharedFile, readShared, type SharedFile } from './shared-files.ts'
import s from './shared-page.module.css'
import { useSharedWords } from './words/index.ts'

const sharedReading = { queryKey: ['letters', 'shared'], queryFn: readShared, staleTime: 0 }

const readAnew = () => void queries.invalidateQueries({ queryKey: sharedReading.queryKey })

function Row({ path, file }: SharedFile) {
  const words = useUploadsWords()
  const sizeText = useSizeText()
  const url = useSmall(file)
  return (
    <li className={s.row}>
      <span className={s.picture}>{url !== undefined && <img src={url} alt="" />}</span>
      <span className={s.about}>
        <b>{file.name}</b>
        <small>{sizeText(file.size)}</small>
      </span>
      <IconButton
        icon="close"
        label={words.remove(file.name)}
        onClick={() => void dropSharedFile(path).then(readAnew)}
      />
    </li>
  )
}

/** Handed over by another app of the device: nothing is sent before somebody says what it is. */
export function SharedPage() {
  const words = useSharedWords()
  const go = useGo()
  const { data } = useQuery(sharedReading)
  const send = async (to: (files: readonly File[]) => unknown, place: string) => {
    to((data ?? []).map(({ file }) => file))
    await dropShared()
    readAnew()
    go(place, { replace: true })
  }
  if (!data) return <Skeleton lines={3} height={72} />
  if (data.length === 0)
    return (
      <Page title={words.noneTitle} isNarrow>
        <Empty title={words.none} text={words.noneText} />
      </Page>
    )
  return (
    <Page title={words.title} lead={words.lead(data.length)} isNarrow>
      <ul className={s.rows}>
        {data.map((one) => (
          <Row key={one.path} {...one} />
        ))}
      </ul>
      <div className={s.ways}>
        <Button
          look="brand"
          icon="image"
          onClick={() => void send((files) => bring(files, undefined), '/photos')}
        >
          {words.asPhotographs}
        </Button>
        <Button
          icon="mail"
          onClick={() =>
            void send((files) => addPages(begunDraft(undefined), files), '/drafts/new')
          }
        >
          {words.asLetter}
        </Button>
        <Button look="quiet" onClick={() => void send(() => undefined, '/')}>
          {words.leave}
        </Button>
      </div>
      <p className={s.note}>{words.note}</p>
    </Page>
  )
}
