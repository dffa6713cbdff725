import './dmn-trusted-types.ts';
import 'dmn-js/dist/assets/diagram-js.css';
import 'dmn-js/dist/assets/dmn-js-shared.css';
import 'dmn-js/dist/assets/dmn-js-decision-table.css';
import 'dmn-js/dist/assets/dmn-js-decision-table-controls.css';
import 'dmn-js/dist/assets/dmn-js-literal-expression.css';
import 'dmn-js/dist/assets/dmn-font/css/dmn.css';
import './dmn-editor.css';
import Modeler, { type View } from 'dmn-js/lib/Modeler';
import { useEffect, useId, useRef, useState } from 'react';
import { rulesCopy } from './copy.ts';

const copy = rulesCopy.edit;

/** The diagram of decisions isn't edited here: it changes no rate and no rule. */
const EDITED_VIEWS = ['decisionTable', 'literalExpression'];
const WITHOUT_DIAGRAM = { additionalModules: [{ viewDrd: ['value', null] }] };

/** Returns the edited text. */
export type ReadText = () => Promise<string>;

type DmnEditorProps = {
  readonly xml: string;
  readonly onReady: (read: ReadText) => void;
  readonly onChange: () => void;
  readonly onUnreadable: () => void;
};

/** Edits the decision tables of a file with dmn-js, one table at a time. An unchanged file keeps its text, byte for byte. */
export default function DmnEditor({ xml, ...listeners }: DmnEditorProps) {
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const modeler = useRef<Modeler>(undefined);
  const latest = useRef(listeners);
  latest.current = listeners;
  const [views, setViews] = useState<readonly View[]>([]);
  const [open, setOpen] = useState<string>();

  useEffect(() => {
    if (!container.current) return undefined;
    let isChanged = false;
    let isGone = false;
    const editor = new Modeler({
      container: container.current,
      common: { debounceInput: false },
      decisionTable: WITHOUT_DIAGRAM,
      literalExpression: WITHOUT_DIAGRAM,
    });
    modeler.current = editor;
    editor.on('viewer.created', ({ viewer }) => {
      viewer.on('commandStack.changed', ({ trigger }) => {
        // Opening a table clears what can be undone.
        if (trigger === 'clear') return;
        isChanged = true;
        latest.current.onChange();
      });
    });
    const start = async () => {
      await editor.importXML(xml, { open: false });
      if (isGone) return;
      const edited = editor.getViews().filter(({ type }) => EDITED_VIEWS.includes(type));
      const first = edited.find(({ type }) => type === 'decisionTable') ?? edited[0];
      if (!first) throw new Error('No decision tables');
      await editor.open(first);
      setViews(edited);
      setOpen(first.id);
      latest.current.onReady(async () => (isChanged ? (await editor.saveXML({ format: true })).xml : xml));
    };
    start().catch(() => {
      if (!isGone) latest.current.onUnreadable();
    });
    return () => {
      isGone = true;
      editor.destroy();
    };
  }, [xml]);

  const show = async (next: string) => {
    const view = modeler.current?.getViews().find((each) => each.id === next);
    if (!view) return;
    await modeler.current?.open(view);
    setOpen(next);
  };
  return (
    <div className="dmn-editor">
      <div className="filter">
        <label htmlFor={id}>{copy.table}</label>
        <select
          id={id}
          className="control"
          value={open ?? ''}
          onChange={({ target }) => void show(target.value)}
        >
          {views.map((view) => (
            <option key={view.id} value={view.id}>
              {view.name}
            </option>
          ))}
        </select>
      </div>
      <section ref={container} className="dmn-canvas" aria-label={copy.editor} />
      <p className="fine-print">{copy.editorHelp}</p>
    </div>
  );
}
