import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import type { scaleBand, scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';

export const PLOT_HEIGHT = 220;
const MARGIN = { top: 8, right: 8, bottom: 24, left: 56 };

/** Pixels that a label below the axis needs. */
const LABEL_PX = 64;

/** The plot area inside the axes, in pixels. */
export type Room = { readonly width: number; readonly height: number };
export type BandScale = ReturnType<typeof scaleBand<string>>;
export type LinearScale = ReturnType<typeof scaleLinear<number>>;

/** Measures the width that a plot may take. */
export function usePlot() {
  const { parentRef, width } = useParentSize({ initialSize: { width: 560 }, debounceTime: 100 });
  const room = {
    width: Math.max(0, width - MARGIN.left - MARGIN.right),
    height: PLOT_HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  return { parentRef, width, room };
}

type PlotProps = {
  readonly parentRef: (node: HTMLDivElement | null) => void;
  readonly width: number;
  readonly room: Room;
  readonly x: BandScale;
  readonly y: LinearScale;
  readonly labels: ReadonlyMap<string, string>;
  readonly format: (value: number) => string;
  readonly ticks: readonly number[];
  readonly children: ReactNode;
};

/** A drawing with a time axis below and amounts at the left. Hidden from screen readers: the table says the same. */
export function Plot({ parentRef, width, room, x, y, labels, format, ticks, children }: PlotProps) {
  const every = Math.max(1, Math.ceil((labels.size * LABEL_PX) / Math.max(room.width, 1)));
  const shown = [...labels.keys()].filter((_, index) => index % every === 0);
  return (
    <div ref={parentRef} className="plot">
      <svg width={width} height={PLOT_HEIGHT} aria-hidden="true">
        <Group left={MARGIN.left} top={MARGIN.top}>
          <GridRows scale={y} width={room.width} tickValues={[...ticks]} className="plot-grid" />
          {children}
          <AxisBottom
            {...{ scale: x, top: room.height, tickValues: shown, hideTicks: true }}
            tickFormat={(key) => labels.get(key) ?? key}
            axisClassName="plot-axis"
          />
          <AxisLeft
            {...{ scale: y, tickValues: [...ticks], hideAxisLine: true, hideTicks: true }}
            tickFormat={(value) => format(Number(value))}
            axisClassName="plot-axis"
          />
        </Group>
      </svg>
    </div>
  );
}
