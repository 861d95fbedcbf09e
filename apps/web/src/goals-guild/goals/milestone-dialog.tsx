import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { CreateMilestone, UpdateMilestone } from './goal-acts.operations.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

interface MilestoneDialogProps {
  readonly goalId: string
  /** None: a new one. */
  readonly milestone?: { readonly id: string; readonly name: string; readonly percentage: number }
  readonly onClose: () => void
}

function useSaveMilestone({ goalId, milestone, onClose }: MilestoneDialogProps) {
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const options = {
    touches: [goalReading(goalId).queryKey, ['goals']],
    failed: (failure: Error) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: onClose,
  }
  const create = useAct(CreateMilestone, options)
  const update = useAct(UpdateMilestone, options)
  const save = (name: string, percentage: number) => {
    const given = { goalId, name, percentage, requestId: requestId.current }
    if (milestone) update.mutate({ ...given, milestoneId: milestone.id })
    else create.mutate(given)
  }
  return { save, error, isBusy: create.isPending || update.isPending }
}

/** A flag on the trail: what it is called, and where it stands. */
export function MilestoneDialog(props: MilestoneDialogProps) {
  const { milestone, onClose } = props
  const words = useGoalsWords()
  const common = useCommon()
  const [percentage, setPercentage] = useState(milestone?.percentage ?? 50)
  const { save, error, isBusy } = useSaveMilestone(props)
  const isName = error instanceof ApiError && error.field === 'name'
  return (
    <Dialog title={milestone ? words.editMilestoneTitle : words.addMilestone} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save(String(new FormData(event.currentTarget).get('name') ?? '').trim(), percentage)
        }}
      >
        <Field
          label={words.milestoneName}
          name="name"
          defaultValue={milestone?.name}
          maxLength={100}
          required
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
        <Button look="brand" type="submit" wide busy={isBusy}>
          {milestone ? common.save : words.add}
        </Button>
      </form>
    </Dialog>
  )
}
