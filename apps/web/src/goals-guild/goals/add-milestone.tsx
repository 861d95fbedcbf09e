import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { CreateMilestone } from './goals.operations.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

interface AddMilestoneProps {
  readonly goalId: string
  readonly onClose: () => void
}

export function AddMilestone({ goalId, onClose }: AddMilestoneProps) {
  const words = useGoalsWords()
  const requestId = useRef(newRequestId())
  const [percentage, setPercentage] = useState(50)
  const [error, setError] = useState<Error>()
  const create = useAct(CreateMilestone, {
    touches: [goalReading(goalId).queryKey, ['goals']],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: onClose,
  })
  const isName = error instanceof ApiError && error.field === 'name'
  return (
    <Dialog title={words.addMilestone} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
          create.mutate({ goalId, name, percentage, requestId: requestId.current })
        }}
      >
        <Field
          label={words.milestoneName}
          name="name"
          maxLength={100}
          required
          autoFocus
          error={isName ? error.message : undefined}
        />
        <Field
          label={`${words.milestonePercent} ${percentage} %`}
          type="range"
          min={1}
          max={100}
          value={percentage}
          onChange={(event) => setPercentage(event.target.valueAsNumber)}
        />
        {error && !isName && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={create.isPending}>
          {words.add}
        </Button>
      </form>
    </Dialog>
  )
}
