import type { ReactNode } from 'react'
import s from './switches.module.css'

export const Switches = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.switches}>{children}</div>
)

interface SwitchRowProps {
  readonly title: string
  readonly text: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On or off, with what it means; the whole line can be pressed. */
export const SwitchRow = ({ title, text, isOn, onChange }: SwitchRowProps) => (
  <label className={s.switch}>
    <span>
      <strong>{title}</strong>
      <small>{text}</small>
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)
