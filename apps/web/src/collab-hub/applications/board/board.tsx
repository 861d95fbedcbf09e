import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Ago } from '../../../ui/time.tsx'
import { PlainChips } from '../../kit/chips.tsx'
import { APPLICATION_TONES, Dot } from '../../kit/pill.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { personOf, useNameOf } from '../../users/person.tsx'
import { mayMove, STAGES, type Stage } from '../stages.ts'
import type { Applicant } from './board.operations.ts'
import s from './board.module.css'
import { isSilent } from './silence.ts'
import { type Dragged, useDrag } from './use-drag.ts'
import { useBoardWords } from './words/index.ts'

const SKILLS_MAX = 3
/** From here on a column is longer than any screen. */
const LONG = 40

interface CardProps {
  readonly application: Applicant
  readonly isOpen: boolean
  readonly isDragged: boolean
  readonly onPress: ReturnType<ReturnType<typeof useDrag>['press']>
  readonly onOpen: () => void
}

function Card({ application, isOpen, isDragged, onPress, onOpen }: CardProps) {
  const words = useBoardWords()
  const name = useNameOf()
  const { applicant, founderNotes, createdAt, roleTitle } = application
  return (
    <li>
      <button
        type="button"
        className={s.card}
        id={`card-${application.id}`}
        aria-pressed={isOpen}
        data-dragged={isDragged || undefined}
        onPointerDown={onPress}
        onClick={onOpen}
        // What the browser would drag itself is a picture of the card.
        onDragStart={(event) => event.preventDefault()}
      >
        <span className={s.head}>
          <Avatar person={applicant && personOf(applicant)} size={28} />
          <span className={s.who}>
            <strong>{name(applicant)}</strong>
            <small>{roleTitle}</small>
          </span>
        </span>
        {applicant && <PlainChips items={applicant.skills} max={SKILLS_MAX} />}
        <span className={s.foot}>
          {isSilent(application) ? (
            <span className={s.silent}>
              <Icon name="clock" size={14} /> {words.silent}
            </span>
          ) : (
            <Ago time={createdAt} />
          )}
          {founderNotes && (
            <span title={words.hasNotes}>
              <Icon name="pen" size={13} />
              <span className="hidden-text">{words.hasNotes}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

/** Where it is carried, under the pointer. */
function Ghost({ dragged, name }: { readonly dragged: Dragged; readonly name: string }) {
  return (
    <div
      className={s.ghost}
      style={{ transform: `translate(${dragged.x + 10}px, ${dragged.y + 6}px) rotate(2deg)` }}
      aria-hidden="true"
    >
      {name}
    </div>
  )
}

interface BoardProps {
  readonly applications: readonly Applicant[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
  readonly onMove: (application: Applicant, stage: Stage) => void
}

/** A column for each stage; cards move between them. */
export function Board({ applications, openId, onOpen, onMove }: BoardProps) {
  const words = useBoardWords()
  const terms = useTermsWords()
  const name = useNameOf()
  const byId = (id: string | undefined) => applications.find((one) => one.id === id)
  const { board, dragged, press, isClick } = useDrag((id, over) => {
    const application = byId(id)
    const stage = STAGES.find((one) => one === over)
    if (application && stage) onMove(application, stage)
  })
  const carried = byId(dragged?.id)
  return (
    <div className={s.board} ref={board} data-busy={dragged ? true : undefined}>
      {STAGES.map((stage) => {
        const cards = applications.filter(({ status }) => status === stage)
        const isTarget = carried !== undefined && mayMove(carried.status, stage)
        return (
          <section
            key={stage}
            className={s.column}
            data-stage={stage}
            data-over={(isTarget && dragged?.over === stage) || undefined}
            data-shut={(carried && !isTarget && carried.status !== stage) || undefined}
            aria-labelledby={`stage-${stage}`}
          >
            <h2 id={`stage-${stage}`} className={s.stage}>
              <Dot tone={APPLICATION_TONES[stage]} /> {terms.application[stage]}
              <span>{cards.length}</span>
            </h2>
            <ul className={s.cards} data-long={cards.length >= LONG || undefined}>
              {cards.map((application) => (
                <Card
                  key={application.id}
                  application={application}
                  isOpen={application.id === openId}
                  isDragged={application.id === dragged?.id}
                  onPress={press(application.id)}
                  onOpen={() => isClick() && onOpen(application.id)}
                />
              ))}
              {cards.length === 0 && <li className={s.none}>{words.emptyColumn}</li>}
            </ul>
          </section>
        )
      })}
      {dragged && carried && <Ghost dragged={dragged} name={name(carried.applicant)} />}
      <p role="status" className="hidden-text">
        {carried ? words.dragging(name(carried.applicant)) : ''}
      </p>
    </div>
  )
}
