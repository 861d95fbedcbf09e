import { Field, fieldStyles } from '../../ui/field.tsx'
import s from './new-quest-page.module.css'
import type { QuestDraft } from './quest-draft.ts'
import { useQuestsWords } from './words/index.ts'

const TARGET_MAX = 1000
const DAYS_MAX = 366
const SCOPES = [
  { scope: 'any', text: 'anyStep' },
  { scope: 'linked', text: 'onlyLinked' },
] as const

interface CountFieldsProps {
  readonly draft: QuestDraft
  readonly onChange: (part: Partial<QuestDraft>) => void
  readonly errorAt: (...names: string[]) => string | undefined
}

/** So many steps, in so many days, of which. */
export function CountFields({ draft, onChange, errorAt }: CountFieldsProps) {
  const words = useQuestsWords()
  return (
    <>
      <div className={s.pair}>
        <Field
          label={words.target}
          type="number"
          inputMode="numeric"
          min={1}
          max={TARGET_MAX}
          required
          value={draft.targetCount || ''}
          onChange={(event) => onChange({ targetCount: event.target.valueAsNumber || 0 })}
          error={errorAt('targetCount')}
        />
        <Field
          label={words.days}
          type="number"
          inputMode="numeric"
          min={1}
          max={DAYS_MAX}
          required
          value={draft.days || ''}
          onChange={(event) => onChange({ days: event.target.valueAsNumber || 0 })}
          error={errorAt('periodSeconds')}
        />
      </div>
      <fieldset className={fieldStyles.choices}>
        <legend className={fieldStyles.label}>{words.counts}</legend>
        {SCOPES.map(({ scope, text }) => (
          <label key={scope} className={fieldStyles.choice}>
            <input
              type="radio"
              name="scope"
              checked={draft.countScope === scope}
              onChange={() => onChange({ countScope: scope })}
            />
            <span>{words[text]}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
