import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../ui/empty.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import s from './new-quest-page.module.css'
import type { Links } from './quest-draft.ts'
import type { LinkableData } from './quests.operations.ts'
import { linkableReading } from './readings.ts'
import { useQuestsWords } from './words/index.ts'

interface PickerProps {
  readonly links: Links
  readonly onChange: (links: Links) => void
  readonly error?: string | undefined
}

type LinkableGoal = LinkableData['goals']['items'][number]

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

function Choice(props: { text: string; checked: boolean; onToggle: () => void }) {
  return (
    <label className={s.pick}>
      <input type="checkbox" checked={props.checked} onChange={props.onToggle} />
      <span className={s.box}>
        <Icon name="check" size={14} />
      </span>
      <span>{props.text}</span>
    </label>
  )
}

function GoalChoices({ goal, links, onChange }: PickerProps & { readonly goal: LinkableGoal }) {
  const words = useQuestsWords()
  const { goalIds, taskIds } = links
  const tasks = goal.tasks.items
  const chosen =
    tasks.filter(({ id }) => taskIds.includes(id)).length + Number(goalIds.includes(goal.id))
  return (
    <details className={s.goal}>
      <summary>
        <Icon name="chevron" size={16} />
        <span>{goal.title}</span>
        {chosen > 0 && <b>{chosen}</b>}
      </summary>
      <Choice
        text={words.wholeGoal}
        checked={goalIds.includes(goal.id)}
        onToggle={() => onChange({ taskIds, goalIds: toggled(goalIds, goal.id) })}
      />
      {tasks.map(({ id, title }) => (
        <Choice
          key={id}
          text={title}
          checked={taskIds.includes(id)}
          onToggle={() => onChange({ goalIds, taskIds: toggled(taskIds, id) })}
        />
      ))}
    </details>
  )
}

/** Goals that are under way, and their open steps. */
export function LinkPicker({ links, onChange, error }: PickerProps) {
  const words = useQuestsWords()
  const { data, isError, refetch } = useQuery(linkableReading)
  return (
    <fieldset className={s.picker}>
      <legend className={fieldStyles.label}>
        {words.choose} · {words.chosen(links.goalIds.length + links.taskIds.length)}
      </legend>
      <p className={fieldStyles.hint}>{words.chooseHint}</p>
      {isError && !data && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={3} height={40} />}
      {data?.goals.items.length === 0 && (
        <Empty title={words.nothingToLink} text={words.nothingToLinkText} />
      )}
      {data?.goals.items.map((goal) => (
        <GoalChoices key={goal.id} goal={goal} links={links} onChange={onChange} />
      ))}
      {error && (
        <p className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
