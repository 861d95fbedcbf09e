import s from './switch.module.css'

interface SwitchProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

/** One of a few views of the same thing. */
export function Switch<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: SwitchProps<Value>) {
  return (
    <div className={s.switch} role="group" aria-label={label}>
      {choices.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={value === one} onClick={() => onChoose(one)}>
          {text}
        </button>
      ))}
    </div>
  )
}
