import { fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './new-quest-page.module.css'
import type { CreateQuestVariables } from './quest-acts.operations.ts'
import { DIFFICULTIES, type Difficulty } from './reward.ts'
import { useQuestsWords } from './words/index.ts'

type Kind = CreateQuestVariables['kind']

const KINDS = [
  { kind: 'quantitative', icon: 'flame', text: 'quantitativeText' },
  { kind: 'linked', icon: 'flag', text: 'linkedText' },
] as const

interface KindFieldProps {
  readonly kind: Kind
  readonly onChange: (kind: Kind) => void
}

export function KindField({ kind, onChange }: KindFieldProps) {
  const words = useQuestsWords()
  return (
    <fieldset className={s.kinds}>
      <legend className={fieldStyles.label}>{words.kind}</legend>
      {KINDS.map((one) => (
        <label key={one.kind} className={s.kind}>
          <input
            type="radio"
            name="kind"
            checked={kind === one.kind}
            onChange={() => onChange(one.kind)}
          />
          <span>
            <Icon name={one.icon} size={22} />
            <strong>{words.kinds[one.kind]}</strong>
            <small>{words.kinds[one.text]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface DifficultyFieldProps {
  readonly difficulty: Difficulty
  readonly onChange: (difficulty: Difficulty) => void
}

export function DifficultyField({ difficulty, onChange }: DifficultyFieldProps) {
  const words = useQuestsWords()
  return (
    <fieldset className={fieldStyles.choices}>
      <legend className={fieldStyles.label}>{words.difficulty}</legend>
      {DIFFICULTIES.map((one, place) => (
        <label key={one} className={`${fieldStyles.choice} ${s.hard}`}>
          <input
            type="radio"
            name="difficulty"
            checked={difficulty === one}
            onChange={() => onChange(one)}
          />
          <span>
            <span className={s.peaks} data-level={place + 1} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {words.difficulties[one]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
