import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { listViews, removeView, saveView } from '@homeline/contract/pipeline/saved-views.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { pipelineCopy as copy } from './copy.ts';
import { pipelineQuery } from './filters.ts';
import { useViews } from './use-pipeline.ts';

type SavedViewsProps = {
  readonly filters: PipelineFilters;
  readonly onChange: (filters: PipelineFilters) => void;
};

/** The caller's own views: opens one, keeps the current filters as one, removes one. */
export function SavedViews({ filters, onChange }: SavedViewsProps) {
  const words = copy.views;
  const queries = useQueryClient();
  const views = useViews().data ?? [];
  const [isNaming, setNaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = async (act: () => Promise<unknown>, done: string) => {
    setProblem(undefined);
    try {
      await act();
      showToast(done);
      setNaming(false);
      await queries.invalidateQueries({ queryKey: [listViews.name] });
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
  };
  const isChanged = pipelineQuery(filters) !== '';
  if (views.length === 0 && !isChanged) return null;
  return (
    <div className="views">
      {views.map(({ name, filters: saved }) => (
        <span key={name} className="view">
          <Button kind="quiet" onClick={() => onChange(saved)}>
            {name}
          </Button>
          <button
            type="button"
            className="view-remove"
            aria-label={words.remove(name)}
            onClick={() => void change(() => send(removeView, { query: { name } }), words.removed)}
          >
            ×
          </button>
        </span>
      ))}
      {isNaming ? (
        <form
          className="view-name"
          onSubmit={(event) => {
            event.preventDefault();
            const name = String(new FormData(event.currentTarget).get('name') ?? '');
            void change(() => send(saveView, { body: { name, filters } }), words.saved);
          }}
        >
          <label className="hidden-visually" htmlFor="view-name">
            {words.name}
          </label>
          <input id="view-name" name="name" className="control" placeholder={words.name} maxLength={60} />
          <Button type="submit">{words.keep}</Button>
          <Button kind="quiet" onClick={() => setNaming(false)}>
            {words.cancel}
          </Button>
        </form>
      ) : (
        isChanged && (
          <Button kind="quiet" onClick={() => setNaming(true)}>
            {words.save}
          </Button>
        )
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
