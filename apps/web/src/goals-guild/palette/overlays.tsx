import { KeysDialog } from './keys-dialog.tsx'
import { Palette } from './palette.tsx'

export type Overlay = 'palette' | 'keys'

interface OverlaysProps {
  readonly shown: Overlay
  readonly onClose: () => void
  readonly onNewGoal: () => void
}

/** What the keyboard opens; nobody else loads it. */
export const Overlays = ({ shown, onClose, onNewGoal }: OverlaysProps) =>
  shown === 'palette' ? (
    <Palette onClose={onClose} onNewGoal={onNewGoal} />
  ) : (
    <KeysDialog onClose={onClose} />
  )
