import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from "@tanstack/react-query";
import { useRef } from "react";
import { queryClient } from "@/lib/query-client.ts";

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, "onSettled">;

type SingleMutation<Data, Variables> = Pick<
  UseMutationResult<Data, Error, Variables>,
  "mutate" | "isPending"
>;

/**
 * A mutation that ignores a call while one is running. Its `isPending` is rendered after a timer,
 * which is too late for the second press of a double press: each would create a list.
 */
export function useSingleMutation<Data, Variables>(
  options: Options<Data, Variables>,
): SingleMutation<Data, Variables> {
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation(
    {
      ...options,
      onSettled() {
        isRunning.current = false;
      },
    },
    queryClient,
  );
  return {
    isPending,
    mutate(...call) {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(...call);
    },
  };
}
