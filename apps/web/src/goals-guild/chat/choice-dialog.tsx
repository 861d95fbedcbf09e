import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import s from './choice-dialog.module.css'

interface ChoiceDialogProps {
  readonly title: string
  readonly text: string
  readonly choices: readonly {
    readonly name: string
    readonly isChosen?: boolean
    readonly onChoose: () => void
  }[]
  readonly onClose: () => void
}

/** One of a few, at a click. */
export const ChoiceDialog = ({ title, text, choices, onClose }: ChoiceDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <p className={s.text}>{text}</p>
    <div className={s.choices}>
      {choices.map(({ name, isChosen = false, onChoose }) => (
        <Button
          key={name}
          wide
          {...(isChosen && { icon: 'check' as const })}
          aria-pressed={isChosen}
          onClick={() => {
            onChoose()
            onClose()
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  </Dialog>
)
