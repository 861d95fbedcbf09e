import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './goal-plan.module.css'
import type { GoalData, PlanFields } from './goals.operations.ts'
import { UpdatePlan } from './goal-acts.operations.ts'
import { useGoalsWords } from './words/index.ts'

type Question = keyof PlanFields

const QUESTIONS: readonly Question[] = [
  'positive',
  'specific',
  'evidence',
  'resources',
  'obstacles',
  'ecology',
  'timeline',
  'firstStep',
]
const NO_ANSWERS = Object.fromEntries(QUESTIONS.map((one) => [one, null])) as PlanFields
const ANSWER_MAX = 1000

interface AnswerProps {
  readonly goal: GoalData['goal']
  readonly question: Question
  readonly onClose: () => void
}

function Answer({ goal, question, onClose }: AnswerProps) {
  const words = useGoalsWords()
  const common = useCommon()
  const plan = goal.nlpPlan ?? NO_ANSWERS
  const update = useAct(UpdatePlan, { done: ({ updateGoal }) => mergeEntity(updateGoal) })
  const save = (answer: string) => {
    const nlpPlan = { ...plan, [question]: answer || null }
    const undo = mergeEntity({ id: goal.id, nlpPlan })
    update.mutate({ goalId: goal.id, nlpPlan, requestId: newRequestId() }, { onError: undo })
    onClose()
  }
  return (
    <Dialog title={words.questions[question]} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save(String(new FormData(event.currentTarget).get('answer') ?? '').trim())
        }}
      >
        <AreaField
          label={words.plan}
          name="answer"
          rows={6}
          maxLength={ANSWER_MAX}
          defaultValue={plan[question] ?? ''}
          autoFocus
        />
        <Button look="brand" type="submit" wide>
          {common.save}
        </Button>
      </form>
    </Dialog>
  )
}

/** Eight answers that make a wish a plan; those who only work along read them. */
export function GoalPlan({ goal }: { readonly goal: GoalData['goal'] }) {
  const words = useGoalsWords()
  const [question, setQuestion] = useState<Question>()
  const isOwner = goal.role === 'owner' && goal.status !== 'archived'
  const plan = goal.nlpPlan ?? NO_ANSWERS
  const answered = QUESTIONS.filter((one) => plan[one] !== null)
  if (!isOwner && answered.length === 0) return null
  return (
    <Card
      title={words.plan}
      action={<span className={s.count}>{words.planAnswered(answered.length)}</span>}
    >
      <details className={s.plan} open={answered.length > 0}>
        <summary>
          <Icon name="chevron" size={16} /> {words.planHint}
        </summary>
        <ol className={s.cards}>
          {QUESTIONS.map((one) => {
            const body = (
              <>
                <strong>{words.questions[one]}</strong>
                <span>{plan[one] ?? words.planEmpty}</span>
              </>
            )
            return (
              <li key={one} data-open={plan[one] === null || undefined}>
                {isOwner ? (
                  <button type="button" onClick={() => setQuestion(one)}>
                    {body}
                  </button>
                ) : (
                  <div>{body}</div>
                )}
              </li>
            )
          })}
        </ol>
      </details>
      {question && (
        <Answer goal={goal} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </Card>
  )
}
