import { fieldStyles } from '../../ui/field.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { LEVELS, type Level } from './readings.ts'
import { useAccessWords } from './words/index.ts'

interface LevelFieldProps {
  readonly value: Level
  readonly onChange: (level: Level) => void
}

/** Each allows what those before it allow. */
export function LevelField({ value, onChange }: LevelFieldProps) {
  const words = useAccessWords()
  const terms = useTermsWords()
  return (
    <fieldset className={fieldStyles.choices}>
      <legend className={fieldStyles.label}>{words.level}</legend>
      {LEVELS.map((level) => (
        <label key={level} className={fieldStyles.choice}>
          <input
            type="radio"
            name="level"
            checked={value === level}
            onChange={() => onChange(level)}
          />
          <span>{terms.level[level]}</span>
        </label>
      ))}
    </fieldset>
  )
}
