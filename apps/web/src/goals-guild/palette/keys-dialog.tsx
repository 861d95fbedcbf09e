import { Dialog } from '../../ui/dialog.tsx'
import s from './keys-dialog.module.css'
import { usePaletteWords } from './words/index.ts'

const MODIFIER = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'

const KEYS = [
  { keys: [MODIFIER, 'K'], name: 'palette' },
  { keys: ['/'], name: 'search' },
  { keys: ['n'], name: 'newGoal' },
  { keys: ['c'], name: 'comment' },
  { keys: ['x'], name: 'tick' },
  { keys: ['g', 'h'], name: 'home' },
  { keys: ['g', 'g'], name: 'goals' },
  { keys: ['g', 'q'], name: 'quests' },
  { keys: ['g', 'c'], name: 'chat' },
  { keys: ['g', 'p'], name: 'people' },
  { keys: ['?'], name: 'help' },
] as const

/** What can be done without a mouse. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = usePaletteWords()
  return (
    <Dialog title={words.keysTitle} onClose={onClose}>
      <dl className={s.keys}>
        {KEYS.map(({ keys, name }) => (
          <div key={name}>
            <dt>{words.keys[name]}</dt>
            <dd>
              {keys.map((key, place) => (
                <span key={`${key} ${place}`}>
                  {place > 0 && (keys[0] === 'g' ? ` ${words.afterwards} ` : ' + ')}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
