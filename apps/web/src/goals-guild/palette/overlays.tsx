import { useState } from 'react'
import { useFoundElsewhere } from '../../shell/found-elsewhere.ts'
import { KeysDialog, MODIFIER } from '../../ui/keys-dialog.tsx'
import { Palette } from '../../ui/palette.tsx'
import { useChoices } from './use-choices.ts'
import { usePaletteWords } from './words/index.ts'

export type Overlay = 'palette' | 'keys'

interface OverlaysProps {
  readonly shown: Overlay
  readonly onClose: () => void
  readonly onNewGoal: () => void
}

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

function GuildPalette({ onClose, onNewGoal }: Omit<OverlaysProps, 'shown'>) {
  const { title, placeholder, results, none, ...words } = usePaletteWords()
  const [written, setWritten] = useState('')
  const groups = useChoices(written, onNewGoal)
  const elsewhere = useFoundElsewhere('/goalsguild', written)
  return (
    <Palette
      words={{ title, placeholder, results, none }}
      written={written}
      onWrite={setWritten}
      groups={[
        ...groups.map(({ name, choices }) => ({ name: words.groups[name], choices })),
        ...elsewhere,
      ]}
      onClose={onClose}
    />
  )
}

function GuildKeys({ onClose }: Pick<OverlaysProps, 'onClose'>) {
  const words = usePaletteWords()
  const all = KEYS.map(({ keys, name }) => ({ keys, text: words.keys[name] }))
  return (
    <KeysDialog title={words.keysTitle} afterwards={words.afterwards} all={all} onClose={onClose} />
  )
}

/** What the keyboard opens; nobody else loads it. */
export const Overlays = ({ shown, onClose, onNewGoal }: OverlaysProps) =>
  shown === 'palette' ? (
    <GuildPalette onClose={onClose} onNewGoal={onNewGoal} />
  ) : (
    <GuildKeys onClose={onClose} />
  )
