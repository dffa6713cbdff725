import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Stroke } from '@homeline/domain/signing/drawn-signature.ts';
import type { Block, DocumentModel, Field } from './document.ts';
import { longDate } from './wording.ts';

type Mark = { readonly drawing?: readonly Stroke[] | undefined };

/** How somebody signed: the printed name, the date where the property is, the initials, and what was drawn beside name and initials. */
export type Signature = Mark & {
  readonly name: string;
  readonly on: CivilDate;
  readonly initials?: (Mark & { readonly text: string }) | undefined;
};

/**
 * Returns a document with the fields of everybody who signed it filled in. Every word stays as it was read, whatever its template says by now.
 * @param signatures by signer
 */
export function asSigned(model: DocumentModel, signatures: ReadonlyMap<string, Signature>): DocumentModel {
  const filled = (blocks: readonly Block[]): readonly Block[] =>
    blocks.map((block) =>
      block.kind === 'fields'
        ? { ...block, fields: block.fields.map((field) => filledField(field, signatures)) }
        : block,
    );
  return {
    ...model,
    opening: filled(model.opening),
    sections: model.sections.map((section) => ({ ...section, blocks: filled(section.blocks) })),
  };
}

function filledField(field: Field, signatures: ReadonlyMap<string, Signature>): Field {
  const signature = field.signer === undefined ? undefined : signatures.get(field.signer);
  if (!signature) return field;
  if (field.kind === 'DATE') return { ...field, value: longDate(signature.on) };
  const { name, drawing, initials } = signature;
  if (field.kind === 'SIGNATURE') return { ...field, value: name, ...(drawing && { drawing }) };
  if (field.kind !== 'INITIALS' || !initials) return field;
  return { ...field, value: initials.text, ...(initials.drawing && { drawing: initials.drawing }) };
}
