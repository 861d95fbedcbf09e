import { type EntityChange, onChange, type Processor } from '@longtable/core'
import { countItem } from './count-item.ts'
import { type Figure, FIGURES } from './figures.ts'

type Value = Readonly<Record<string, string>>

const counting = (figure: Figure): Processor => ({
  ...onChange(
    `stats.count-${figure.kind}`,
    figure.entity,
    async ({ old, new: value }: EntityChange<unknown>, context) => {
      const [before, now] = [old, value].map((one) =>
        one ? { group: figure.groupOf(one), amount: figure.amountOf?.(one) } : undefined,
      )
      if (before?.group === now?.group && before?.amount === now?.amount) return
      const id = ((value ?? old) as Value)[figure.idField]
      if (id !== undefined) await countItem(context, figure, id)
    },
  ),
  restores: true,
})

export const countFigures: readonly Processor[] = FIGURES.map(counting)
