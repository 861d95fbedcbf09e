import { stores } from '@longtable/store/testing'
import { describe, expect, it } from 'vitest'
import { removeAll, removeEach, toItem } from './index.ts'
import { Sample, Task, task, tasksOf } from './testing/sample.ts'

describe.each(stores)('what is removed on $name', ({ open }) => {
  const opened = () => open([Sample], { clock: () => 1_700_000_000_000 })

  it('is all that a pattern finds, also what cannot be read, and nothing else', async () => {
    await using engine = await opened()
    const store = engine.table(Sample.name)
    const broken = { ...toItem(Task, task(900)), title: 7 }
    const other = toItem(Task, task(1, { goalId: 'g2' }))
    const puts = Array.from({ length: 230 }, (_, n) => toItem(Task, task(n)))
    await store.writeMany({ puts: [...puts, broken, other] })
    await removeAll({ store }, tasksOf, { goalId: 'g1' })
    expect((await store.query({ partition: broken.PK })).items).toEqual([])
    expect(await store.get({ PK: other.PK, SK: other.SK })).toEqual(other)
    await removeEach({ store }, Task, [task(1, { goalId: 'g2' }), task(2, { goalId: 'g2' })])
    expect(await store.get({ PK: other.PK, SK: other.SK })).toBeUndefined()
  })
})
