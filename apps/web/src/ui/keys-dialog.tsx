import { Dialog } from './dialog.tsx'
import s from './keys-dialog.module.css'

export const MODIFIER = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'

export interface Keys {
  readonly keys: readonly string[]
  readonly text: string
}

interface KeysDialogProps {
  readonly title: string
  /** Between two keys that are pressed one after the other. */
  readonly afterwards: string
  readonly all: readonly Keys[]
  readonly onClose: () => void
}

/** What can be done without a mouse. */
export const KeysDialog = ({ title, afterwards, all, onClose }: KeysDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <dl className={s.keys}>
      {all.map(({ keys, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            {keys.map((key, place) => (
              <span key={`${key} ${place}`}>
                {place > 0 && (keys[0] === MODIFIER ? ' + ' : ` ${afterwards} `)}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
