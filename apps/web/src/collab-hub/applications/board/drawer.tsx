import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Ago } from '../../../ui/time.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Unread } from '../../../ui/unread.tsx'
import { useOpenTalk } from '../../conversations/open-talk.ts'
import { Chips } from '../../kit/chips.tsx'
import { Pill } from '../../kit/pill.tsx'
import { To } from '../../../shell/nav.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { personOf, useNameOf } from '../../users/person.tsx'
import { mayMove, mayWrite, STAGES, type Stage } from '../stages.ts'
import { type Applicant, UpdateFounderNotes } from './board.operations.ts'
import s from './drawer.module.css'
import { historyReading } from './readings.ts'
import { isSilent } from './silence.ts'
import { useBoardWords } from './words/index.ts'

const NOTES_MAX = 1000

interface OfApplication {
  readonly application: Applicant
}

interface StagesProps extends OfApplication {
  readonly onMove: (stage: Stage) => void
}

/** The same as dragging, for those who press. */
function Stages({ application, onMove }: StagesProps) {
  const words = useBoardWords()
  const terms = useTermsWords()
  const { status } = application
  if (status === 'WITHDRAWN') return <Pill>{terms.application.WITHDRAWN}</Pill>
  return (
    <div className={s.stages} role="group" aria-label={words.stage}>
      {STAGES.map((stage, place) => (
        <button
          key={stage}
          type="button"
          aria-pressed={status === stage}
          disabled={status !== stage && !mayMove(status, stage)}
          onClick={() => onMove(stage)}
        >
          {terms.application[stage]} <kbd aria-hidden="true">{place + 1}</kbd>
        </button>
      ))}
    </div>
  )
}

interface NotesProps extends OfApplication {
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Kept when the field is left, so that nothing has to be pressed. */
function Notes({ application, field }: NotesProps) {
  const words = useBoardWords()
  const { id, founderNotes } = application
  const update = useAct(UpdateFounderNotes, {
    optimistic: ({ notes }) => mergeEntity({ id, founderNotes: notes ?? null }),
    done: () => toast({ tone: 'good', text: words.notesSaved }),
  })
  const keep = (text: string) => {
    const notes = text.trim() || null
    if (notes !== founderNotes)
      update.mutate({ applicationId: id, notes, requestId: newRequestId() })
  }
  return (
    <section className={s.part}>
      <h3>
        <label htmlFor="founder-notes">{words.notes}</label>
      </h3>
      <textarea
        id="founder-notes"
        ref={field}
        key={`${id} ${founderNotes ?? ''}`}
        className={s.notes}
        rows={3}
        maxLength={NOTES_MAX}
        defaultValue={founderNotes ?? ''}
        aria-describedby="founder-notes-hint"
        onBlur={({ target }) => keep(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <p id="founder-notes-hint" className={s.hint}>
        {words.notesHint}
      </p>
    </section>
  )
}

function History({ application }: OfApplication) {
  const words = useBoardWords()
  const terms = useTermsWords()
  const read = useQuery(historyReading(application.startupId, application.id))
  const moves = read.data?.applicationHistory.items.toReversed() ?? []
  return (
    <section className={s.part}>
      <h3>{words.history}</h3>
      {!read.data && <Unread of={[read]} lines={2} height={20} />}
      <ul className={s.history}>
        {moves.map(({ to, createdAt }) => (
          <li key={createdAt}>
            <span>{words.movedTo(terms.application[to])}</span>
            <Ago time={createdAt} />
          </li>
        ))}
        <li>
          <span>{words.applied}</span>
          <Ago time={application.createdAt} />
        </li>
      </ul>
    </section>
  )
}

function Head({ application, onClose }: OfApplication & { readonly onClose: () => void }) {
  const words = useBoardWords()
  const common = useCommon()
  const name = useNameOf()
  const { write } = useOpenTalk()
  const { applicant, roleTitle } = application
  return (
    <header className={s.head}>
      <Avatar person={applicant && personOf(applicant)} size={44} />
      <div className={s.who}>
        <h2>{name(applicant)}</h2>
        <p>{roleTitle}</p>
      </div>
      {applicant && mayWrite(application.status) && (
        <IconButton
          icon="chat"
          label={words.write}
          onClick={() => write({ applicationId: application.id })}
        />
      )}
      {applicant && (
        <To to={`/talent/${applicant.id}`} className={s.profile}>
          {words.profile}
        </To>
      )}
      <IconButton icon="close" label={common.close} onClick={onClose} />
    </header>
  )
}

interface DrawerProps extends StagesProps {
  readonly notesField: RefObject<HTMLTextAreaElement | null>
  readonly onClose: () => void
}

/** One applicant, beside the board: everything to decide by. */
export function Drawer({ application, notesField, onMove, onClose }: DrawerProps) {
  const words = useBoardWords()
  const name = useNameOf()
  const { applicant, coverLetter, resumeUrl } = application
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    // In some browsers it gives a promise, which is no way to clean up.
    scroller.current?.scrollTo(0, 0)
  }, [application.id])
  return (
    <aside ref={scroller} className={s.drawer} aria-label={words.drawer(name(applicant))}>
      <Head application={application} onClose={onClose} />
      <section className={s.part}>
        <Stages application={application} onMove={onMove} />
        {isSilent(application) && (
          <p className={s.silent}>
            <Icon name="clock" size={15} /> {words.silent}
          </p>
        )}
        {applicant && <Chips label={words.title} items={applicant.skills} />}
      </section>
      <section className={s.part}>
        <h3>{words.letter}</h3>
        <p className={s.letter}>{coverLetter}</p>
      </section>
      <section className={s.part}>
        <h3>{words.resume}</h3>
        {resumeUrl ? (
          <a className={s.resume} href={resumeUrl} target="_blank" rel="noopener">
            <Icon name="box" size={18} /> {words.openResume}
          </a>
        ) : (
          <p className={s.hint}>{words.noResume}</p>
        )}
      </section>
      <Notes application={application} field={notesField} />
      <History application={application} />
    </aside>
  )
}
