import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { asZip } from '../uploads/as-zip.ts'
import { FileStateLine } from '../uploads/file-state.tsx'
import { sendUpload } from '../uploads/send-upload.ts'
import { uploadQueue, useQueue } from '../uploads/upload-queue.ts'
import s from './admin.module.css'
import { ExportArchive, ImportArchive } from './archive.operations.ts'
import { tasksListing } from './readings.ts'
import { TaskRow } from './task-row.tsx'
import { useTasks } from './use-tasks.ts'
import { useAdminWords } from './words/index.ts'

const touches = [tasksListing.queryKey]

function Export({ isWorking }: { readonly isWorking: boolean }) {
  const words = useAdminWords()
  const pack = useAct(ExportArchive, { touches })
  return (
    <Card title={words.export}>
      <div className={pageStyles.stack}>
        <p className={pageStyles.prose}>{words.exportText}</p>
        <div>
          <Button
            look="brand"
            icon="archive"
            busy={pack.isPending}
            disabled={isWorking}
            onClick={() => pack.mutate({ requestId: newRequestId() })}
          >
            {words.export}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** One at a time; it goes on while one looks at other pages. */
const archives = uploadQueue<string>((file, going) =>
  sendUpload(asZip(file), { purpose: 'archive', fileName: file.name }, going),
)

function Import({ isWorking }: { readonly isWorking: boolean }) {
  const words = useAdminWords()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<Error>()
  const files = useQueue(archives)
  const [file] = files
  const read = useAct(ImportArchive, {
    touches,
    failed: setError,
    done: () => archives.clear(),
  })
  const uploadId = file?.result
  return (
    <Card title={words.import}>
      <div className={pageStyles.stack}>
        <p className={pageStyles.prose}>{words.importText}</p>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          data-testid="archive"
          onChange={({ target }) => {
            setError(undefined)
            archives.clear()
            archives.add([...(target.files ?? [])].slice(0, 1))
            target.value = ''
          }}
        />
        {file && (
          <div className={s.sending}>
            <strong>{file.file.name}</strong>
            <FileStateLine name={file.file.name} state={file.state} />
          </div>
        )}
        {error && (
          <p className={s.failure} role="alert">
            {error.message}
          </p>
        )}
        <div className={pageStyles.row}>
          <Button icon="share" disabled={isWorking} onClick={() => input.current?.click()}>
            {words.chooseZip}
          </Button>
          {uploadId && (
            <Button
              look="brand"
              busy={read.isPending}
              onClick={() => read.mutate({ uploadId, requestId: newRequestId() })}
            >
              {words.readIn}
            </Button>
          )}
          {file && (
            <Button look="quiet" onClick={() => archives.clear()}>
              {words.giveUp}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** All that the family has, to carry away and to bring back. */
export function ArchivePage() {
  const words = useAdminWords()
  const { list, isWorking } = useTasks(['export', 'import'])
  return (
    <Page title={words.parts.archive} lead={words.archiveLead}>
      <div className={s.pair}>
        <Export isWorking={isWorking} />
        <Import isWorking={isWorking} />
      </div>
      <section className={pageStyles.stack} aria-label={words.tasks}>
        <header className={pageStyles.part}>
          <h2>{words.tasks}</h2>
          <span className={pageStyles.note}>{words.tasksNote}</span>
        </header>
        <Listing list={list} height={76} empty={<p className={pageStyles.note}>{words.noTasks}</p>}>
          {(tasks) => (
            <ul className={s.rows}>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} />
              ))}
            </ul>
          )}
        </Listing>
      </section>
      <section className={pageStyles.stack} aria-label={words.deleted}>
        <header className={pageStyles.part}>
          <h2>{words.deleted}</h2>
          <span className={pageStyles.note}>{words.deletedNote}</span>
        </header>
        <div className={pageStyles.row}>
          <To to="/letters/deleted" className={pageStyles.link}>
            {words.deletedLetters}
          </To>
          <To to="/photos" asked={{ deleted: 'yes' }} className={pageStyles.link}>
            {words.deletedMedia}
          </To>
        </div>
      </section>
    </Page>
  )
}
