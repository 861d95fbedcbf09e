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
}

const KEYS = [
  { keys: [MODIFIER, 'K'], name: 'palette' },
  { keys: ['g', 'h'], name: 'home' },
  { keys: ['g', 'l'], name: 'letters' },
  { keys: ['g', 'p'], name: 'photos' },
  { keys: ['g', 'f'], name: 'family' },
  { keys: ['g', 'm'], name: 'messages' },
  { keys: ['g', 'd'], name: 'drafts' },
  { keys: ['g', 's'], name: 'search' },
  { keys: ['←', '→'], name: 'previous' },
  { keys: ['e'], name: 'edit' },
  { keys: ['c'], name: 'comment' },
  { keys: ['p'], name: 'print' },
  { keys: ['r'], name: 'reading' },
  { keys: ['?'], name: 'help' },
] as const

function LettersPalette({ onClose }: Pick<OverlaysProps, 'onClose'>) {
  const { title, placeholder, results, none } = usePaletteWords()
  const [written, setWritten] = useState('')
  const groups = [...useChoices(written), ...useFoundElsewhere('/holdthatthought', written)]
  return (
    <Palette
      words={{ title, placeholder, results, none }}
      written={written}
      onWrite={setWritten}
      groups={groups}
      onClose={onClose}
    />
  )
}

function LettersKeys({ onClose }: Pick<OverlaysProps, 'onClose'>) {
  const words = usePaletteWords()
  return (
    <KeysDialog
      title={words.keysTitle}
      afterwards={words.afterwards}
      all={KEYS.map(({ keys, name }) => ({ keys, text: words.keys[name] }))}
      onClose={onClose}
    />
  )
}

/** What the keyboard opens; nobody else loads it. */
export const Overlays = ({ shown, onClose }: OverlaysProps) =>
  shown === 'palette' ? <LettersPalette onClose={onClose} /> : <LettersKeys onClose={onClose} />
