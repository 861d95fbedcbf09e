import { useState } from 'react'
import { useFoundElsewhere } from '../../shell/found-elsewhere.ts'
import { KeysDialog, MODIFIER } from '../../ui/keys-dialog.tsx'
import { Palette } from '../../ui/palette.tsx'
import { useMe } from '../users/me.ts'
import { useChoices } from './use-choices.ts'
import { usePaletteWords } from './words/index.ts'

export type Overlay = 'palette' | 'keys'

interface OverlaysProps {
  readonly shown: Overlay
  readonly onClose: () => void
}

const EVERYBODY = [
  { keys: [MODIFIER, 'K'], name: 'palette' },
  { keys: ['g', 'h'], name: 'home' },
  { keys: ['g', 's'], name: 'startups' },
  { keys: ['g', 'r'], name: 'roles' },
  { keys: ['g', 't'], name: 'talent' },
  { keys: ['g', 'm'], name: 'messages' },
  { keys: ['g', 'a'], name: 'applicants' },
  { keys: ['j', 'k'], name: 'next' },
] as const

const FOUNDER = [
  { keys: ['1', '5'], name: 'stage' },
  { keys: ['e'], name: 'note' },
  { keys: ['m'], name: 'message' },
  { keys: ['n'], name: 'newRole' },
  { keys: ['a'], name: 'approve' },
  { keys: ['r'], name: 'reject' },
  { keys: ['g', 'i'], name: 'investors' },
] as const

const ADMIN = [
  { keys: ['a'], name: 'approve' },
  { keys: ['r'], name: 'reject' },
  { keys: ['g', 'q'], name: 'queue' },
] as const

function HubPalette({ onClose }: Pick<OverlaysProps, 'onClose'>) {
  const { title, placeholder, results, none } = usePaletteWords()
  const [written, setWritten] = useState('')
  const groups = [...useChoices(written), ...useFoundElsewhere('/collabhub', written)]
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

function HubKeys({ onClose }: Pick<OverlaysProps, 'onClose'>) {
  const words = usePaletteWords()
  const role = useMe()?.role
  const all = [
    ...EVERYBODY,
    ...(role === 'FOUNDER' ? FOUNDER : []),
    ...(role === 'ADMIN' ? ADMIN : []),
    { keys: ['?'], name: 'help' } as const,
  ]
  return (
    <KeysDialog
      title={words.keysTitle}
      afterwards={words.afterwards}
      all={all.map(({ keys, name }) => ({ keys, text: words.keys[name] }))}
      onClose={onClose}
    />
  )
}

/** What the keyboard opens; nobody else loads it. */
export const Overlays = ({ shown, onClose }: OverlaysProps) =>
  shown === 'palette' ? <HubPalette onClose={onClose} /> : <HubKeys onClose={onClose} />
