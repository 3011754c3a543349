import { CONTRACT_PARTS, describePart } from '@clipfront/page-data/contract'
import { PAGE_TYPES } from '@clipfront/page-data'

/** The fields of page data, out of the schemas that read it. @param name of a page type, or of a part that several share */
function ContractTable({ name }: { name: string }) {
  // Several cases of a variant have fields in common.
  const rows = new Map(describePart(name).map((row) => [`${row.key} ${row.expected}`, row]))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">On the wire</th>
          <th>What may stand there</th>
          <th>Left out</th>
          <th>In widgets</th>
        </tr>
      </thead>
      <tbody>
        {Array.from(rows, ([id, { key, name: own, expected, choices, isRequired, fallback }]) => (
          <tr key={id}>
            <td>
              <code>{key}</code>
            </td>
            <td>{choices.length > 0 ? choices.join(' · ') : expected}</td>
            <td>{isRequired ? 'never' : <code>{fallback}</code>}</td>
            <td>{own === key ? '' : <code>{own}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The `data` of every page type. */
export function PageContracts() {
  return PAGE_TYPES.map((type) => (
    <section key={type}>
      <h3 id={type}>{type}</h3>
      <ContractTable name={type} />
    </section>
  ))
}

/** What several page types share. */
export function PartContracts() {
  return Object.keys(CONTRACT_PARTS).map((name) => (
    <section key={name}>
      <h3 id={name}>{name}</h3>
      <ContractTable name={name} />
    </section>
  ))
}
