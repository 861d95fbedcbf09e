import { formatExact } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Ago } from '../../ui/time.tsx'
import s from './admin.module.css'
import type { TaskFields } from './archive.operations.ts'
import { formatBytes } from './bytes.ts'
import { useAdminWords } from './words/index.ts'

const isOver = ({ status }: TaskFields) => status === 'done' || status === 'failed'

/** How far an archive is: nobody knows beforehand how much there is, so it counts. */
export function TaskRow({ task }: { readonly task: TaskFields }) {
  const words = useAdminWords()
  const locale = useLocale()
  const { kind, status, doneCount, size, sha256, errorMessage, downloadUrl, createdAt } = task
  return (
    <li className={s.row} data-status={status}>
      <Icon name={kind === 'export' ? 'download' : 'share'} size={24} />
      <div className={s.who}>
        <strong>{words.kinds[kind]}</strong>
        <span role="status">
          {words.status[status]}
          {doneCount > 0 && ` · ${words.doneCount(doneCount)}`}
          {size !== null && ` · ${formatBytes(locale, size)}`}
        </span>
        {!isOver(task) && <span className={s.working} aria-hidden="true" />}
        {errorMessage && <span className={s.failure}>{errorMessage}</span>}
        {sha256 && (
          <details className={s.hash}>
            <summary>{words.hash}</summary>
            <code>{sha256}</code>
          </details>
        )}
        <small title={formatExact(locale, createdAt)}>
          <Ago time={createdAt} />
        </small>
      </div>
      <div className={s.acts}>
        {downloadUrl && (
          <a className={buttonClass('brand')} href={downloadUrl} download>
            <Icon name="download" size={18} /> {words.download}
          </a>
        )}
      </div>
    </li>
  )
}
