import { useNavigate } from '@tanstack/react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { GoalForm } from './goal-form.tsx'
import { useGoalsWords } from './words/index.ts'

export function NewGoal({ onClose }: { readonly onClose: () => void }) {
  const words = useGoalsWords()
  const navigate = useNavigate()
  return (
    <Dialog title={words.create} onClose={onClose}>
      <GoalForm
        onDone={(goalId) => {
          onClose()
          void navigate({ to: '/goals/$goalId', params: { goalId } })
        }}
      />
    </Dialog>
  )
}
